//! How a page is made once more, and what must not have changed for that.

use std::fmt::Write;

use crate::markup::escape;

/// The command that makes a finding once more. A page says that it does only under the conditions
/// that are written here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Repeat {
    /// The command line, without what is done with the findings.
    pub command: String,
    /// The files that it reads, each with the SHA-256 of what was in it.
    pub files: Vec<(String, String)>,
    /// Whether it was stopped early; run to its end it finds more than this.
    pub stopped: bool,
}

impl Repeat {
    /// What a page says of its making.
    pub(crate) fn html(&self) -> String {
        let promise = match (self.stopped, self.files.is_empty()) {
            (true, _) => "This command was stopped early; run to its end, it gives another page:",
            (false, true) => "Made by this command, which gives the same page again with <code>--html FILE</code>:",
            (false, false) => {
                "Made by this command, which gives the same page again with <code>--html FILE</code>, as long as the \
                 files below are the same:"
            }
        };
        let mut html = format!("<p>{promise}</p>\n<pre><code>{}</code></pre>\n", unbroken(&self.command));
        if !self.files.is_empty() {
            html += "<ul class=\"files\">\n";
            for (name, hash) in &self.files {
                let _ = writeln!(html, "<li>{}: SHA-256 <code>{}</code></li>", escape(name), escape(hash));
            }
            html += "</ul>\n";
        }
        html
    }
}

/// A command that is broken before its options only, never within one.
fn unbroken(command: &str) -> String {
    let parts: Vec<String> = command.split(" --").map(escape).collect();
    format!("<span>{}</span>", parts.join("</span> <span>--"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_page_is_promised_only_where_that_is_so() {
        let plain = Repeat { command: "parlour simulate kuhn --matches 5 --seed 7".into(), ..Repeat::default() };
        let html = plain.html();
        assert!(html.contains("gives the same page again") && !html.contains("as long as"), "{html}");
        // Options stay whole when the line is broken.
        assert!(html.contains("<span>--matches 5</span> <span>--seed 7</span>"), "{html}");
        let read = Repeat { files: vec![("<my> cards.csv".into(), "ab12".into())], ..plain.clone() };
        let html = read.html();
        assert!(html.contains("as long as the files below are the same"), "{html}");
        assert!(html.contains("&lt;my&gt; cards.csv: SHA-256 <code>ab12</code>"), "{html}");
        let stopped = Repeat { stopped: true, ..read };
        assert!(stopped.html().contains("gives another page") && !stopped.html().contains("the same page"));
    }
}
