//! The drawings of a report, as HTML with inline SVG. All text is HTML beside the drawings, so
//! that these can be stretched to any width and the text stays readable.

use std::fmt::Write;

use crate::distribution::{Distribution, step};
use crate::markup::{decimal, percent, place, whole};
use crate::stats::{Share, Summary};
use crate::survival::{Lasting, Survival};
use crate::sweep::Sweep;

/// A table of shares with a bar in every row.
pub(crate) struct Bars<'a> {
    /// What the table shows; escaped already.
    pub caption: &'a str,
    /// What its rows are.
    pub head: &'a str,
    /// Names, escaped already, and shares.
    pub rows: &'a [(String, Share)],
    /// How far the scale goes.
    pub scale: Scale,
    /// A share to compare with, drawn as a dashed line.
    pub mark: Option<f64>,
    /// What is counted in the last column.
    pub of: &'static str,
}

/// How far the scale of a drawing goes.
#[derive(Clone, Copy)]
pub(crate) enum Scale {
    /// From nothing to all.
    Whole,
    /// As far as is needed.
    Fitted,
}

impl Bars<'_> {
    pub fn html(&self) -> String {
        let top = self.top();
        let (middle, end) = (tick(top / 2.0), tick(top));
        // The roles say what a browser forgets once a narrow screen makes each row two lines.
        let mut html = format!(
            "<table class=\"shares\" role=\"table\">\n<caption>{}</caption>\n\
             <thead role=\"rowgroup\"><tr role=\"row\"><th scope=\"col\" role=\"columnheader\">{}</th>\
             <th scope=\"col\" role=\"columnheader\" class=\"bar\"><span class=\"unseen\">Bar from </span>\
             <span class=\"scale\"><span>0</span> <span>{middle}</span> <span>{end}</span></span></th>\
             <th scope=\"col\" role=\"columnheader\">Share <small>(95%\u{a0}interval)</small></th>\
             <th scope=\"col\" role=\"columnheader\">{}</th></tr></thead>\n<tbody role=\"rowgroup\">\n",
            self.caption, self.head, self.of
        );
        for (name, share) in self.rows {
            let Share { count, share: value, low, high } = *share;
            let _ = writeln!(
                html,
                "<tr role=\"row\"><th scope=\"row\" role=\"rowheader\">{name}</th>\
                 <td role=\"cell\" class=\"bar\">{}</td>\
                 <td role=\"cell\">{} <small>({} to {})</small></td><td role=\"cell\">{}</td></tr>",
                bar(share, top, self.mark),
                percent(value),
                decimal(low * 100.0),
                decimal(high * 100.0),
                whole(count)
            );
        }
        html.push_str("</tbody>\n</table>\n");
        html
    }

    fn top(&self) -> f64 {
        let highest = self.rows.iter().map(|(_, share)| share.high).fold(0.0, f64::max);
        match self.scale {
            Scale::Whole => 1.0,
            Scale::Fitted => [0.01, 0.02, 0.05, 0.1, 0.2, 0.5].into_iter().find(|top| highest <= *top).unwrap_or(1.0),
        }
    }
}

fn tick(share: f64) -> String {
    format!("{}%", place(share * 100.0))
}

/// A bar as long as the share, and over it the interval as a line with ends.
pub(crate) fn bar(share: &Share, top: f64, mark: Option<f64>) -> String {
    let [value, low, high] = [share.share, share.low, share.high].map(|share| place(share / top * 100.0));
    let mark = mark.map_or(String::new(), |share| {
        format!("<path class=\"mark\" d=\"M{} 0V20\"/>", place((share / top).min(1.0) * 100.0))
    });
    format!(
        "<svg viewBox=\"0 0 100 20\" preserveAspectRatio=\"none\" aria-hidden=\"true\">\
         <path class=\"grid\" d=\"M0 0V20M25 0V20M50 0V20M75 0V20M100 0V20\"/>\
         <rect class=\"fill\" x=\"0\" y=\"4\" width=\"{value}\" height=\"12\"/>{mark}\
         <path class=\"line\" d=\"M{low} 10H{high}M{low} 6V14M{high} 6V14\"/></svg>"
    )
}

/// How many matches went on for how long: a line with the band of its intervals.
pub(crate) fn curve(found: &Survival, name: &str) -> String {
    let (first, last) = (found.points[0].after, found.points[found.points.len() - 1].after);
    let wide = (last - first).max(1) as f64;
    let x = |after: i64| place((after - first) as f64 / wide * 100.0);
    let y = |share: f64| place((1.0 - share) * 100.0);
    let line = |share: fn(&Lasting) -> f64| {
        let step = |point: &Lasting| format!("H{}V{}", x(point.after), y(share(point)));
        found.points.iter().map(step).collect::<String>()
    };
    // The lower edge, back to the beginning: between two points the share is that of the earlier one.
    let back = |point: &Lasting| format!("V{}H{}", y(point.share.low), x(point.after));
    let below: String = found.points.iter().rev().map(back).collect();
    let apart = step(first, last, 9);
    let from = i128::from(first).div_euclid(i128::from(apart)) * i128::from(apart);
    let numbers = (0..=10).map(|tick| from + tick * i128::from(apart));
    let inside = numbers.filter(|number| (i128::from(first)..=i128::from(last)).contains(number));
    let tick = |number: i128| {
        let left = place((number - i128::from(first)) as f64 / wide * 100.0);
        format!("<span style=\"left:{left}%\">{}</span>", whole(number))
    };
    let half = found.points.iter().find(|point| point.share.share <= 0.5).map_or(last, |point| point.after);
    format!(
        "<div class=\"plot\">\n<p class=\"most\">100%</p>\n<svg class=\"hist\" viewBox=\"0 0 100 100\" preserveAspectRatio=\"none\" role=\"img\" \
         aria-label=\"Share of matches still going on, from 100% at the top to 0%: half of them are over after {} \
         {name}.\"><path class=\"grid\" d=\"M0 0H100M0 25H100M0 50H100M0 75H100\"/>\
         <path class=\"band\" d=\"M0 0{}{below}Z\"/><path class=\"curve\" d=\"M0 0{}\"/></svg>\n\
         <div class=\"ticks\" aria-hidden=\"true\">{}</div>\n</div>\n",
        whole(half),
        line(|point| point.share.high),
        line(|point| point.share.share),
        inside.map(tick).collect::<String>()
    )
}

/// The share of the first seat at each value: dots with their intervals, joined by a line, and the line
/// of even play.
pub(crate) fn sweep(found: &Sweep) -> String {
    let points: Vec<(f64, Share)> = found
        .stops
        .iter()
        .enumerate()
        .filter_map(|(at, stop)| Some(((at as f64 + 0.5) / found.stops.len() as f64 * 100.0, stop.first?)))
        .collect();
    if points.is_empty() {
        return String::new();
    }
    let y = |share: f64| place((1.0 - share) * 100.0);
    let line: Vec<String> = points.iter().map(|(x, share)| format!("{} {}", place(*x), y(share.share))).collect();
    let whisker = |(x, share): &(f64, Share)| {
        format!("<path class=\"line\" d=\"M{0} {1}V{2}\"/>", place(*x), y(share.low), y(share.high))
    };
    let dot =
        |(x, share): &(f64, Share)| format!("<path class=\"dot level\" d=\"M{} {}h0\"/>", place(*x), y(share.share));
    let tick = |(at, stop): (usize, &crate::sweep::Stop)| {
        let left = place((at as f64 + 0.5) / found.stops.len() as f64 * 100.0);
        format!("<span style=\"left:{left}%\">{}</span>", crate::markup::escape(&stop.value))
    };
    format!(
        "<div class=\"plot\">\n<p class=\"most\">100%</p>\n<svg class=\"hist\" viewBox=\"0 0 100 100\" \
         preserveAspectRatio=\"none\" role=\"img\" aria-label=\"Share of the matches that were won, won by the first \
         seat, at each value; the dashed line is even play.\"><path class=\"grid\" d=\"M0 0H100M0 25H100M0 75H100\"/>\
         <path class=\"mark\" d=\"M0 50H100\"/><path class=\"curve\" d=\"M{}\"/>{}{}</svg>\n\
         <div class=\"ticks\" aria-hidden=\"true\">{}</div>\n</div>\n",
        line.join("L"),
        points.iter().map(whisker).collect::<String>(),
        points.iter().map(dot).collect::<String>(),
        found.stops.iter().enumerate().map(tick).collect::<String>()
    )
}

/// One bar of a histogram.
pub(crate) struct Bar {
    /// Which numbers it holds; escaped.
    pub numbers: String,
    /// How many of them.
    pub count: u64,
    class: &'static str,
    left: f64,
}

impl Bar {
    fn svg(&self, tallest: u64, total: u64) -> String {
        let height = self.count as f64 / tallest as f64 * TALL;
        format!(
            "<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\".9\" height=\"{}\"><title>{}: {} ({})</title></rect>",
            self.class,
            place(self.left + 0.05),
            place(TALL - height),
            place(height),
            self.numbers,
            whole(self.count),
            percent(self.count as f64 / total as f64)
        )
    }
}

/// A histogram, and under it the summary of the same numbers as a box.
pub(crate) struct Plot<'a> {
    /// What the numbers are; escaped already.
    pub name: &'a str,
    pub distribution: &'a Distribution,
    pub summary: &'a Summary,
    /// How many numbers the axis may have.
    pub ticks: u64,
}

/// The height of the tallest bar.
const TALL: f64 = 100.0;
/// How many slots a bar of far numbers takes, with the gap that sets it apart.
const FAR: f64 = 2.0;

impl Plot<'_> {
    pub fn html(&self) -> String {
        let bars = self.bars();
        let total = self.distribution.total().max(1);
        let tallest = bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1);
        let label = format!(
            "Histogram of {}: median {}, half of them from {} to {}.",
            self.name,
            whole(self.summary.median),
            whole(self.summary.q1),
            whole(self.summary.q3)
        );
        format!(
            "<div class=\"plot\" style=\"max-width:{wide}rem\">\n<p class=\"most\">{}</p>\n\
             <svg class=\"hist\" viewBox=\"0 0 {width} {TALL}\" preserveAspectRatio=\"none\" role=\"img\" \
             aria-label=\"{label}\">{bars}</svg>\n\
             <svg class=\"box\" viewBox=\"0 0 {width} 12\" preserveAspectRatio=\"none\" aria-hidden=\"true\">{box_}\
             </svg>\n<div class=\"ticks\" aria-hidden=\"true\">{ticks}</div>\n</div>\n",
            percent(tallest as f64 / total as f64),
            // A few bars across a whole page would be no histogram but a wall.
            wide = place(self.width() * 4.0 + 1.5),
            width = place(self.width()),
            bars = bars.iter().filter(|bar| bar.count > 0).map(|bar| bar.svg(tallest, total)).collect::<String>(),
            box_ = self.summary_box(),
            ticks = self.axis(),
        )
    }

    /// The width of the drawing in buckets.
    fn width(&self) -> f64 {
        self.left() + self.distribution.counts.len() as f64 + if self.distribution.above > 0 { FAR } else { 0.0 }
    }

    /// Where the first bucket begins.
    fn left(&self) -> f64 {
        if self.distribution.below > 0 { FAR } else { 0.0 }
    }

    /// Where a number lies: in the middle of the place that it has in its bucket.
    fn at(&self, value: f64) -> f64 {
        self.left() + (value - self.distribution.from as f64 + 0.5) / self.distribution.width as f64
    }

    /// The bars from left to right.
    pub fn bars(&self) -> Vec<Bar> {
        let found = self.distribution;
        let far = |left, count, numbers| Bar { class: "far", left, count, numbers };
        let near = |(slot, count): (usize, &u64)| {
            let (low, high) = found.span(slot);
            let numbers = if low == high { whole(low) } else { format!("{} to {}", whole(low), whole(high)) };
            Bar { class: "fill", left: self.left() + slot as f64, count: *count, numbers }
        };
        let below = [far(0.0, found.below, self.below())].into_iter().filter(|bar| bar.count > 0);
        let above = [far(self.width() - 1.0, found.above, self.above())].into_iter().filter(|bar| bar.count > 0);
        below.chain(found.counts.iter().enumerate().map(near)).chain(above).collect()
    }

    fn below(&self) -> String {
        format!("&lt; {}", whole(self.distribution.from))
    }

    fn above(&self) -> String {
        format!("&gt; {}", whole(self.distribution.span(self.distribution.counts.len() - 1).1))
    }

    /// A line from the smallest number to the 95th percentile, a box between the quartiles, a bar
    /// at the median and a dot at the mean.
    fn summary_box(&self) -> String {
        let Summary { mean, min, q1, median, q3, p95, .. } = *self.summary;
        let at = |value: f64| self.at(value).clamp(0.0, self.width());
        let width = place(at(q3 as f64) - at(q1 as f64));
        let [min, q1, median, p95] = [min, q1, median, p95].map(|value| place(at(value as f64)));
        format!(
            "<path class=\"line\" d=\"M{min} 6H{p95}\"/>\
             <rect class=\"quartiles\" x=\"{q1}\" y=\"1\" width=\"{width}\" height=\"10\"/>\
             <path class=\"median\" d=\"M{median} 0V12\"/><path class=\"mean\" d=\"M{} 6h0\"/>",
            place(at(mean))
        )
    }

    fn axis(&self) -> String {
        let found = self.distribution;
        let last = found.span(found.counts.len() - 1).1.min(self.summary.max);
        let apart = step(found.from, last, self.ticks);
        let first = i128::from(found.from).div_euclid(i128::from(apart)) * i128::from(apart);
        let numbers = (0..=self.ticks).map(|tick| first + i128::from(tick) * i128::from(apart));
        let inside = numbers.filter(|number| (i128::from(found.from)..=i128::from(last)).contains(number));
        // A number too near to the end would run into that of the far ones.
        let room = self.width() * 0.15;
        let from = if found.below > 0 { room } else { 0.0 };
        let to = self.width() - if found.above > 0 { room } else { 0.0 };
        let ends = [(0.5, self.below(), found.below), (self.width() - 0.5, self.above(), found.above)];
        let labels = inside
            .map(|number| (self.at(number as f64), whole(number)))
            .filter(|(slots, _)| (from..=to).contains(slots))
            .chain(ends.into_iter().filter(|end| end.2 > 0).map(|(slots, label, _)| (slots, label)));
        let mut html = String::new();
        for (slots, label) in labels {
            let _ = write!(html, "<span style=\"left:{}%\">{label}</span>", place(slots / self.width() * 100.0));
        }
        html
    }
}
