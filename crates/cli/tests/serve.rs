//! `parlour serve` as a program: where it says it is, the browser it opens, and how it goes.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// A process is never left behind, whatever happens to the test.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[cfg(unix)]
#[test]
fn serve_says_where_it_is_opens_a_browser_and_answers() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (browser, opened) = (folder.path().join("browser"), folder.path().join("opened"));
    std::fs::write(&browser, format!("#!/bin/sh\necho \"$1\" > {}\n", opened.display())).unwrap();
    std::fs::set_permissions(&browser, std::fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
    command.args(["serve", "--listen", "0.0.0.0:0", "--open", "--data"]).arg(folder.path().join("data"));
    command.env("BROWSER", &browser).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut process = Process(command.spawn().unwrap());
    let mut lines = BufReader::new(process.0.stdout.take().unwrap()).lines().map_while(Result::ok);
    let said = lines.next().expect("it says where it is");
    let address = said.strip_prefix("Parlour is running at http://").unwrap_or_else(|| panic!("{said}"));
    assert!(address.starts_with("127.0.0.1:"), "{said}");
    let sign = folder.path().join("data/address");
    assert_eq!(std::fs::read_to_string(&sign).unwrap(), format!("http://{address}\n"), "where a second one looks");
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(b"GET /ready HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ready\n"), "{answer}");
    let mut shown = String::new();
    for _ in 0..2_000 {
        shown = std::fs::read_to_string(&opened).unwrap_or_default();
        if shown.ends_with('\n') {
            break;
        }
        std::thread::yield_now();
        std::thread::park_timeout(std::time::Duration::from_millis(5));
    }
    assert_eq!(shown.trim(), format!("http://{address}"));
    let stopped = Command::new("kill").args(["-TERM", &process.0.id().to_string()]).status().unwrap();
    assert!(stopped.success() && process.0.wait().unwrap().success(), "it stops when it is told to");
    assert!(!sign.exists(), "and says so");
}

/// Runs `parlour serve` with these arguments to its end: whether it went well, and all it said.
fn serve(arguments: &[&std::ffi::OsStr]) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
    let done = command.arg("serve").args(arguments).output().unwrap();
    let said = [done.stdout, done.stderr].concat();
    (done.status.success(), String::from_utf8(said).unwrap())
}

#[cfg(unix)]
#[test]
fn a_backup_is_made_of_what_is_there_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (data, empty, file) = (folder.path().join("data"), folder.path().join("empty"), folder.path().join("backup"));
    std::fs::write(&empty, "{\"parlour_backup\":1,\"schema\":1}\n{\"rows\":0}\n").unwrap();
    let (flag, to, from) = ("--data".as_ref(), "--backup".as_ref(), "--restore".as_ref());
    let (well, said) = serve(&[flag, data.as_ref(), to, file.as_ref()]);
    assert!(!well && said.contains("server.key"), "{said}");
    assert!(!data.exists() && !file.exists(), "nothing is made of a name that is not there");
    assert!(serve(&[flag, data.as_ref(), from, empty.as_ref()]).0);
    let (well, said) = serve(&[flag, data.as_ref(), to, file.as_ref()]);
    assert!(well && said.contains("backup: 0 rows"), "{said}");
    assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    let (well, said) = serve(&[flag, data.as_ref(), to, file.as_ref()]);
    assert!(!well && said.contains("exists"), "never over another: {said}");
}
