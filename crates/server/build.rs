//! Makes sure that there is a page to embed: `web/dist` is built by npm, and never from here.

use std::fs;
use std::path::Path;

const PLACEHOLDER: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Parlour</title>\
<p>The server runs, but its web client was not built. Run <code>./play</code>, or <code>npm run build</code> \
in <code>web/</code> and build the program again. The API is described at <a href=\"/api\">/api</a>.</p></html>\n";

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo:rerun-if-changed={}", dist.display());
    let page = dist.join("index.html");
    if !page.exists() {
        // The folder ignores itself until npm fills it, so that a build leaves a clean checkout.
        let written = fs::create_dir_all(&dist)
            .and_then(|()| fs::write(dist.join(".gitignore"), "*\n"))
            .and_then(|()| fs::write(&page, PLACEHOLDER));
        written.expect("web/dist can be written");
    }
}
