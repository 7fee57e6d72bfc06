//! A step that takes a while: one line about it, and what its program says only if it fails.

use std::io::{BufReader, IsTerminal, Read};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::shell::{Failed, shown};

/// Runs a program to its end. In a terminal its line counts along.
pub fn step(says: &str, command: &mut Command) -> Result<(), Failed> {
    let live = std::io::stderr().is_terminal();
    let line = |rest: &str| {
        if live {
            eprint!("\r\x1b[K{says}{rest}");
        }
    };
    eprint!("{says}{}", if live { "" } else { "\n" });
    let start = Instant::now();
    let name = shown(command);
    let wrong = |error: std::io::Error| Failed(format!("{name}: {error}"));
    let (reader, writer) = std::io::pipe().map_err(wrong)?;
    if live {
        // So that cargo counts into a pipe, too.
        command.env("CARGO_TERM_PROGRESS_WHEN", "always").env("CARGO_TERM_PROGRESS_WIDTH", "80");
    }
    command.stdin(Stdio::null()).stdout(writer.try_clone().map_err(wrong)?).stderr(writer);
    let mut child = command.spawn().map_err(wrong)?;
    // The pipe ends when nobody can write into it any more, this process included.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let said = listen(reader, |done, all| line(&format!(", {done} of {all}")));
    let status = child.wait().map_err(wrong)?;
    line(&format!(", {} s\n", start.elapsed().as_secs()));
    if status.success() { Ok(()) } else { Err(why(&said).unwrap_or_else(|| unexplained(&said, &name))) }
}

/// Everything that was said but progress, which is told as it comes.
fn listen(reader: impl Read, progress: impl Fn(u32, u32)) -> String {
    let (mut said, mut line) = (Vec::new(), Vec::new());
    for byte in BufReader::new(reader).bytes().map_while(Result::ok) {
        if !matches!(byte, b'\r' | b'\n') {
            line.push(byte);
            continue;
        }
        match counted(&String::from_utf8_lossy(&line)) {
            Some((done, all)) => progress(done, all),
            None if line.is_empty() => {}
            None => said.extend_from_slice(&[&line[..], b"\n"].concat()),
        }
        line.clear();
    }
    said.extend_from_slice(&line);
    String::from_utf8_lossy(&said).into_owned()
}

/// What cargo's progress bar counts: `Building [==>  ] 12/300: serde`.
fn counted(line: &str) -> Option<(u32, u32)> {
    let (_, bar) = line.split_once("Building [")?;
    let (_, count) = bar.split_once("] ")?;
    let (done, rest) = count.split_once('/')?;
    let all = rest.split(|letter: char| !letter.is_ascii_digit()).next()?;
    Some((done.trim().parse().ok()?, all.parse().ok()?))
}

/// A sentence for what goes wrong on other people's machines.
fn why(said: &str) -> Option<Failed> {
    const OFFLINE: [&str; 4] = ["failed to download", "failed to fetch", "npm error network", "npm ERR! network"];
    const READ_ONLY: [&str; 6] =
        ["(os error 13)", "(os error 30)", "EACCES: ", "EROFS: ", "npm error code EACCES", "npm error code EROFS"];
    let any = |signs: &[&str]| signs.iter().any(|sign| said.contains(sign));
    let sentence = if any(&OFFLINE) {
        "packages are missing and the network can't be reached: connect to it and try again"
    } else if any(&READ_ONLY) {
        "this folder can't be written to: copy Parlour to a folder of your own and try there"
    } else {
        return None;
    };
    Some(Failed(sentence.into()))
}

fn unexplained(said: &str, name: &str) -> Failed {
    eprintln!("{said}");
    Failed(format!("{name} failed, see above"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargos_bar_is_counted_and_kept_out_of_what_was_said() {
        let counts = std::cell::RefCell::new(Vec::new());
        let bar = "   Compiling serde v1\n    Building [=>   ] 3/402: serde, syn(build)\r    Building [==>  ] 12/402\rerror: no\n";
        let said = listen(bar.as_bytes(), |done, all| counts.borrow_mut().push((done, all)));
        assert_eq!(said, "   Compiling serde v1\nerror: no\n");
        assert_eq!(counts.into_inner(), [(3, 402), (12, 402)]);
    }

    #[test]
    fn only_what_is_known_has_a_sentence() {
        let sentence = |said| why(said).map(|Failed(sentence)| sentence);
        assert!(sentence("npm error code EAI_AGAIN\nnpm error network request failed").unwrap().contains("network"));
        assert!(sentence("error: failed to write: Read-only file system (os error 30)").unwrap().contains("copy"));
        assert_eq!(sentence("error[E0308]: mismatched types"), None);
    }
}
