//! What is around tables in these tests: a disk that may fail, nodes that may stop anywhere, time
//! that passes when told, and people who ask again until they are answered.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use parlour_core::{Deed, Rng};
use parlour_protocol::{Answer, Ask, Change, ChatLine, Code, Delta, Fault, Holder, Join, NewMatch, Phase};
use parlour_table::head::{Head, Stored};
use parlour_table::{
    Append, AskId, Command, Creation, Done, Draft, Found, Fresh, House, Job, Loaded, News, Out, Person, Read, Replied,
    Table, Time, Trouble, Who, Write, run_here,
};
use serde_json::{Value, json};

const ID: &str = "match";

/// What is durable.
#[derive(Debug)]
pub struct Disk {
    pub head: Head,
    version: i64,
    pub entries: Vec<Vec<u8>>,
    chat: Vec<ChatLine>,
    drafts: HashMap<u8, Draft>,
    looked: HashMap<(String, u8), u32>,
}

impl Disk {
    pub fn stored(&self) -> Vec<Stored> {
        self.entries.iter().map(|body| serde_json::from_slice(body).expect("an entry reads back")).collect()
    }

    fn append(&mut self, append: Append) -> Result<(), Trouble> {
        let Append { rows, head, spent, .. } = append;
        let in_turn = rows.iter().zip(self.entries.len()..).all(|((number, _), next)| *number as usize == next);
        let newest = head.as_ref().is_none_or(|change| change.from == self.version);
        if !in_turn || !newest {
            return Err(Trouble::Conflict);
        }
        self.entries.extend(rows.into_iter().map(|(_, body)| body));
        if let Some(change) = head {
            (self.head, self.version) = (change.head, self.version + 1);
        }
        spent.and_then(|seat| self.drafts.remove(&seat));
        Ok(())
    }

    fn write(&mut self, write: Write) -> Result<(), Trouble> {
        match write {
            Write::Entries(append) => self.append(append)?,
            Write::Draft(seat, draft) => drop(self.drafts.insert(seat, draft)),
            Write::Line(line) if self.chat.iter().any(|known| known.number == line.number) => {
                return Err(Trouble::Conflict);
            }
            Write::Line(line) => self.chat.push(line),
            Write::Looked { person, seat, number } => drop(self.looked.insert((person, seat), number)),
        }
        Ok(())
    }

    fn read(&self, read: &Read) -> Found {
        let chat = |after: u32| self.chat.iter().filter(|line| line.number > after).cloned().collect();
        let drafts = || self.drafts.iter().map(|(seat, draft)| (*seat, draft.clone())).collect();
        match read {
            Read::Match { .. } => Found::Match(Box::new(Loaded {
                created: 0,
                updated: 0,
                version: self.version,
                head: self.head.clone(),
                entries: self.stored(),
                checked: None,
                chat: chat(0),
                drafts: drafts(),
            })),
            Read::News { entries, line } => Found::News(Fresh {
                version: self.version,
                entries: self.stored().split_off((*entries as usize).min(self.entries.len())),
                chat: chat(*line),
            }),
            Read::Drafts => Found::Drafts(drafts()),
            Read::Looked { person, seat } => {
                Found::Looked(self.looked.get(&(person.clone(), *seat)).copied().unwrap_or(0))
            }
            Read::Kept { .. } => Found::Kept(Value::Null),
        }
    }
}

/// One of those who hold the match.
struct Node {
    table: Option<Table>,
    outs: VecDeque<Out>,
    /// Bots that think.
    thoughts: Vec<(u64, Job)>,
    news: VecDeque<News>,
}

/// Somebody on a seat.
pub struct Client {
    person: Person,
    pub seat: u8,
    node: usize,
    socket: u64,
    pub update: Option<Value>,
    /// What it was shown before its node stopped.
    kept: Option<Value>,
    /// What it has asked and was not told the outcome of.
    pub pending: Option<(String, Ask)>,
    waits: Option<AskId>,
    pub done: Vec<String>,
    pub refused: Vec<String>,
    asked_undo: bool,
}

pub struct World {
    pub disk: Disk,
    pub clients: Vec<Client>,
    nodes: Vec<Node>,
    house: Arc<House>,
    now: u64,
    rng: Rng,
    asks: AskId,
    asking: HashMap<AskId, usize>,
    keys: u32,
    pub crashes: u32,
    pub conflicts: u32,
    pub faults: u32,
    /// Of how many it was seen that they lead back to what was shown before.
    pub beats: u32,
    /// The letters of what was told: updates in all, the views and words in them, their beats.
    pub letters: [usize; 3],
    writes: usize,
}

impl World {
    /// A table for two, on so many nodes.
    pub fn new(game: &str, plan: &Value, nodes: usize, seed: u64) -> World {
        let house = Arc::new(House {
            find: parlour_registry::game,
            random: |bytes| bytes.fill(7),
            rehearsed: None,
            host: None,
            nodes: nodes > 1,
            reopens: false,
        });
        let people = ["anna", "ben"].map(|name| Person { id: name.into(), name: name.into(), guest: false });
        let mut new = plan.clone();
        new["game"] = json!(game);
        let new: NewMatch = serde_json::from_value(new).expect("a plan");
        let creation = Creation::new(new, &people[0], &Value::Null, &house).expect("a table");
        let disk = Disk {
            head: creation.head,
            version: 0,
            entries: Vec::new(),
            chat: Vec::new(),
            drafts: HashMap::new(),
            looked: HashMap::new(),
        };
        let seats = disk.head.seats.len() as u8;
        let client = |(seat, person): (u8, Person)| Client {
            person,
            seat,
            node: usize::from(seat) % nodes,
            socket: u64::from(seat) + 1,
            update: None,
            kept: None,
            pending: None,
            waits: None,
            done: Vec::new(),
            refused: Vec::new(),
            asked_undo: false,
        };
        let plays = |seat: &u8| disk.head.seats[usize::from(*seat)].holder != Holder::Bot;
        let clients = (0..seats).filter(plays).zip(people).map(client).collect();
        let empty = || Node { table: None, outs: VecDeque::new(), thoughts: Vec::new(), news: VecDeque::new() };
        World {
            clients,
            nodes: (0..nodes).map(|_| empty()).collect(),
            house,
            disk,
            now: 1_000_000,
            rng: Rng::new(seed),
            asks: 0,
            asking: HashMap::new(),
            keys: 0,
            crashes: 0,
            conflicts: 0,
            faults: 0,
            beats: 0,
            letters: [0; 3],
            writes: 0,
        }
    }

    fn time(&self) -> Time {
        Time { served: self.now, clock: self.now + 500 }
    }

    fn put(&mut self, node: usize, outs: Vec<Out>) {
        self.nodes[node].outs.extend(outs);
    }

    /// Says something to a node, which takes the match up if it does not hold it.
    fn say(&mut self, node: usize, command: Command) -> AskId {
        self.asks += 1;
        let (ask, now) = (self.asks, self.time());
        if self.nodes[node].table.is_none() {
            let (table, outs) = Table::open(self.house.clone(), ID.to_owned(), now);
            self.nodes[node].table = Some(table);
            self.put(node, outs);
        }
        let outs = self.nodes[node].table.as_mut().expect("it was just opened").take(now, ask, command);
        self.put(node, outs);
        ask
    }

    fn who(&self, client: usize) -> Who {
        Who { person: Some(self.clients[client].person.clone()), socket: Some(self.clients[client].socket) }
    }

    fn ask(&mut self, client: usize, ask: Ask) {
        let command = Command::Ask(self.who(client), ask);
        let id = self.say(self.clients[client].node, command);
        self.asking.insert(id, client);
        self.clients[client].waits = Some(id);
    }

    /// A node stops between two outs: what it wanted is lost, and those connected to it come again.
    pub fn crash(&mut self, node: usize) {
        self.crashes += 1;
        let empty = Node { table: None, outs: VecDeque::new(), thoughts: Vec::new(), news: VecDeque::new() };
        self.nodes[node] = empty;
        for client in self.clients.iter_mut().filter(|client| client.node == node) {
            (client.waits, client.asked_undo) = (None, false);
            client.kept = client.update.take().or(client.kept.take());
            client.socket += 10;
        }
    }

    /// Lets a node have the next of the things it wants; false if it wants nothing.
    fn carry_out(&mut self, node: usize, faulty: bool) -> bool {
        let Some(out) = self.nodes[node].outs.pop_front() else { return false };
        let (work, done) = match out {
            Out::Write(work, write) => {
                self.writes += usize::from(matches!(&write, Write::Entries(append) if !append.rows.is_empty()));
                let fails = faulty && self.rng.below(40) == 0;
                if fails {
                    self.faults += 1;
                }
                let written = if fails { Err(Trouble::Full) } else { self.disk.write(write) };
                self.conflicts += u32::from(matches!(written, Err(Trouble::Conflict)));
                // It was written, and nobody ever heard of it.
                if faulty && self.rng.below(60) == 0 {
                    self.crash(node);
                    return true;
                }
                (work, Done::Written(written))
            }
            Out::Read(work, read) => (work, Done::Found(Ok(self.disk.read(&read)))),
            Out::Run(work, job) => (work, Done::Ran(run_here(job))),
            Out::Think(work, _, job) => {
                self.nodes[node].thoughts.push((work, job));
                return true;
            }
            Out::Tell(sockets, text) | Out::Offer(sockets, text) => {
                self.hear(&sockets, &text);
                return true;
            }
            Out::Answer(ask, answer) => {
                self.answered(ask, answer);
                return true;
            }
            Out::News(news) => {
                for other in (0..self.nodes.len()).filter(|other| *other != node) {
                    self.nodes[other].news.push_back(news.clone());
                }
                return true;
            }
            Out::Happened(_) => return true,
        };
        let now = self.time();
        let outs = self.nodes[node].table.as_mut().map(|table| table.done(now, work, done));
        self.put(node, outs.unwrap_or_default());
        true
    }

    /// Nothing is told that is not durable.
    fn hear(&mut self, sockets: &[u64], text: &str) {
        let message: Value = serde_json::from_str(text).expect("a message");
        let Some(update) = message.get("update") else {
            if message.get("undo").is_some_and(|news| news.get("plan").is_some()) {
                self.clients.iter_mut().filter(|it| sockets.contains(&it.socket)).for_each(|it| it.asked_undo = true);
            }
            return;
        };
        let beats: Vec<&Value> = update["changes"].as_array().into_iter().flatten().map(|it| &it["beats"]).collect();
        let parts = [json!(update), json!([update["view"], update["scene"]]), json!(beats)];
        self.letters = std::array::from_fn(|part| self.letters[part] + parts[part].to_string().len());
        let viewer = update["seat"].as_u64().unwrap_or(self.disk.head.seats.len() as u64);
        let durable = self.disk.stored().iter().filter(|entry| entry.seen >> viewer & 1 == 1).count() as u64;
        let number = update["number"].as_u64().expect("a number");
        assert!(number <= durable, "viewer {viewer} was told of change {number}, and {durable} are durable");
        for client in self.clients.iter_mut().filter(|client| sockets.contains(&client.socket)) {
            let before = client.update.as_ref().map_or(0, |update| update["number"].as_u64().unwrap_or(0));
            assert!(number >= before, "seat {} went back from {before} to {number}", client.seat);
            if let Some(last) = client.update.as_ref().or(client.kept.as_ref()) {
                self.beats += went_back(update, last);
            }
            client.update = Some(update.clone());
        }
    }

    fn answered(&mut self, ask: AskId, answer: Result<Replied, Fault>) {
        let Some(index) = self.asking.remove(&ask) else { return };
        let client = &mut self.clients[index];
        if client.waits != Some(ask) {
            return;
        }
        client.waits = None;
        let Some((key, asked)) =
            client.pending.clone().filter(|_| !matches!(answer, Ok(Replied::Answer(Answer::Attached { .. }))))
        else {
            return;
        };
        match answer {
            Ok(Replied::Answer(Answer::Done { .. })) => {
                client.done.push(key);
                client.pending = None;
            }
            Ok(_) => client.pending = None,
            // Whether it was done is found out by asking again.
            Err(fault) if matches!(fault.code, Code::ServerStorage | Code::ServerBusy) => {}
            Err(_) => {
                if matches!(asked, Ask::Act { .. }) {
                    client.refused.push(key);
                }
                client.pending = None;
            }
        }
    }

    /// What a person does next: comes back, asks again, acts, or takes back.
    fn play(&mut self, index: usize) {
        let pick = self.rng.below(100);
        let client = &self.clients[index];
        if client.waits.is_some() {
            return;
        }
        let Some(update) = client.update.clone() else {
            let since = client.kept.as_ref().map(|kept| kept["number"].as_u64().expect("a number") as u32);
            return self.ask(index, Ask::Attach { since, watch: false, beats: true });
        };
        if let Some((_, ask)) = client.pending.clone() {
            return self.ask(index, ask);
        }
        let (seat, expect) = (client.seat, update["number"].as_u64().unwrap_or(0) as u32);
        if client.asked_undo {
            self.clients[index].asked_undo = false;
            return self.ask(index, Ask::Consent { seat, agree: pick < 70 });
        }
        self.keys += 1;
        let key = format!("{seat}-{}", self.keys);
        let options = update["prompt"]["options"].as_array().cloned().unwrap_or_default();
        let ask = match pick {
            0..=5 => Ask::Undo { seat, expect },
            6..=7 => Ask::Redo { seat, expect },
            8..=9 => Ask::Chat { text: format!("line {}", self.keys) },
            _ if !options.is_empty() => {
                let option = &options[self.rng.below(options.len() as u32) as usize];
                Ask::Act { seat, expect, key: key.clone(), action: option["action"].clone() }
            }
            _ => return,
        };
        if matches!(ask, Ask::Act { .. }) {
            self.clients[index].pending = Some((key, ask.clone()));
        }
        self.ask(index, ask);
    }

    /// Somebody comes again, who has seen so many changes.
    pub fn come_again(&mut self, client: usize, since: u32) {
        self.ask(client, Ask::Attach { since: Some(since), watch: false, beats: true });
        self.rest();
    }

    /// The house lets a match that is over be taken back.
    pub fn reopens(&mut self) {
        Arc::get_mut(&mut self.house).expect("no table was opened yet").reopens = true;
    }

    /// Somebody wants to take back what they did last.
    pub fn take_back(&mut self, client: usize) {
        let update = self.clients[client].update.as_ref().expect("they have come");
        let (seat, expect) = (self.clients[client].seat, update["number"].as_u64().expect("a number") as u32);
        self.ask(client, Ask::Undo { seat, expect });
        self.rest();
    }

    /// Takes the seats that are open.
    pub fn sit_down(&mut self) {
        let command = Command::Join(self.who(0), Join::default());
        if self.disk.head.is_full() {
            self.say(0, command);
        } else {
            let seat = self.clients[1].seat;
            let command = Command::Join(self.who(1), Join { seat: Some(seat), ..Join::default() });
            self.say(1 % self.nodes.len(), command);
        }
        self.rest();
    }

    /// Begins a match of bots alone and lets them play it to its end; how often entries were written.
    pub fn watch_bots(&mut self) -> usize {
        let who = Who { person: Some(Person { id: "anna".into(), name: "anna".into(), guest: false }), socket: None };
        self.say(0, Command::Join(who, Join::default()));
        for _ in 0..100_000 {
            self.rest();
            if self.is_over() {
                break;
            }
            self.now += 50;
            self.think(0);
            let now = self.time();
            if let Some(table) = self.nodes[0].table.as_mut() {
                let outs = table.tick(now);
                self.put(0, outs);
            }
        }
        self.writes
    }

    /// Acts for the person on a seat, who need not be connected.
    #[allow(dead_code, reason = "for the test of what is held in memory")]
    pub fn act(&mut self, seat: u8, expect: u32, action: Value) {
        let client = self.clients.iter().position(|client| client.seat == seat).expect("a person sits there");
        self.keys += 1;
        let key = format!("{:08x}-{seat}-{}", self.rng.below(u32::MAX), self.keys);
        self.ask(client, Ask::Act { seat, expect, key, action });
        self.rest();
    }

    /// Lets go of a table after so many quiet milliseconds, for whoever wants to see what it held.
    #[allow(dead_code, reason = "for the test of what is held in memory")]
    pub fn take_table(&mut self, quiet: u64) -> Option<Table> {
        self.now += quiet;
        let now = self.time();
        let outs = self.nodes[0].table.as_mut().map(|table| table.tick(now));
        self.put(0, outs.unwrap_or_default());
        self.rest();
        self.nodes[0].table.take().filter(|table| table.closed().is_none())
    }

    /// Somebody without a seat is connected.
    pub fn look_on(&mut self) {
        let who = Who { person: None, socket: Some(99) };
        self.say(0, Command::Ask(who, Ask::Attach { since: None, watch: true, beats: true }));
    }

    /// Lets everything come to rest, without faults.
    pub fn rest(&mut self) {
        for _ in 0..100_000 {
            let busy = (0..self.nodes.len()).any(|node| self.carry_out(node, false));
            let news = (0..self.nodes.len()).any(|node| self.news(node));
            if !busy && !news {
                return;
            }
        }
        panic!("a table never comes to rest");
    }

    fn news(&mut self, node: usize) -> bool {
        let Some(news) = self.nodes[node].news.pop_front() else { return false };
        if self.nodes[node].table.is_some() {
            self.say(node, Command::Heard("other".into(), news));
        }
        true
    }

    fn think(&mut self, node: usize) {
        let Some((work, job)) = self.nodes[node].thoughts.pop() else { return };
        let (now, thought) = (self.time(), run_here(job));
        let outs = self.nodes[node].table.as_mut().map(|table| table.done(now, work, Done::Thought(thought, 1)));
        self.put(node, outs.unwrap_or_default());
    }

    fn pass_time(&mut self) {
        self.now += u64::from(self.rng.below(3_000));
        for node in 0..self.nodes.len() {
            let now = self.time();
            if let Some(table) = self.nodes[node].table.as_mut()
                && table.alarm().is_some_and(|at| at <= now.served)
            {
                let outs = table.tick(now);
                self.put(node, outs);
            }
            if self.nodes[node].table.as_ref().is_some_and(|table| table.closed().is_some()) {
                self.nodes[node].table = None;
            }
        }
    }

    /// Does one thing of the many that could happen now.
    pub fn step(&mut self, crash: u32) {
        let node = self.rng.below(self.nodes.len() as u32) as usize;
        match self.rng.below(100) {
            0..=54 => drop(self.carry_out(node, crash > 0)),
            55..=79 => {
                let client = self.rng.below(self.clients.len() as u32) as usize;
                self.play(client);
            }
            80..=87 => self.think(node),
            88..=91 => drop(self.news(node)),
            92..=95 => self.pass_time(),
            _ if self.rng.below(100) < crash => self.crash(node),
            _ => {}
        }
    }

    pub fn is_over(&self) -> bool {
        self.disk.head.phase == Phase::Over
    }

    /// Lets everybody hear of what they have asked, without faults.
    pub fn settle(&mut self) {
        for _ in 0..1_000 {
            self.rest();
            self.pass_time();
            let open: Vec<usize> = (0..self.clients.len()).filter(|it| self.clients[*it].pending.is_some()).collect();
            if open.is_empty() {
                return;
            }
            for client in open {
                if self.clients[client].waits.is_none() {
                    let (_, ask) = self.clients[client].pending.clone().expect("it is open");
                    self.ask(client, ask);
                }
            }
        }
        panic!("somebody is never answered: {:?}", self.clients.iter().map(|it| &it.pending).collect::<Vec<_>>());
    }

    /// Nothing lost, nothing doubled, nothing that nobody asked for; and the whole log holds.
    pub fn check(&self) {
        let stored = self.disk.stored();
        for client in &self.clients {
            let count = |key: &String| {
                stored
                    .iter()
                    .filter(|it| it.key.as_ref().is_some_and(|(seat, it)| *seat == client.seat && it == key))
                    .count()
            };
            for key in &client.done {
                assert_eq!(count(key), 1, "{key} was acknowledged");
            }
            for key in &client.refused {
                assert_eq!(count(key), 0, "{key} was refused");
            }
            let acts = stored.iter().filter(|it| matches!(&it.deed, Deed::Act { seat, .. } if seat.0 == client.seat));
            assert_eq!(acts.count(), client.done.len(), "seat {} acted as often as it was told", client.seat);
        }
        let record = self.disk.head.record(&stored);
        for (line, entry) in record.entries.iter().zip(&stored) {
            assert_eq!(line.hash, entry.hash, "the chain holds");
        }
        let game = parlour_registry::game(&record.game).expect("the game");
        if let Err(error) = game.replay(&record) {
            panic!("the record does not replay: {error}");
        }
    }
}

/// From what an update shows, its beats lead back to what was shown before it; says how many there were.
pub fn went_back(update: &Value, last: &Value) -> u32 {
    if update["since"] != last["number"] {
        return 0;
    }
    let changes: Vec<Change> = serde_json::from_value(update["changes"].clone()).expect("changes");
    let back = |sight: &mut Value, delta: &Option<Delta>| {
        if let Some(delta) = delta {
            *sight = delta.applied(sight).expect("a beat fits what came of it");
        }
    };
    let first = changes.iter().flat_map(|change| &change.beats).next();
    let (mut view, mut scene) = (update["view"].clone(), update["scene"].clone());
    for change in changes.iter().rev() {
        let events = change.beats.iter().map(|beat| beat.events as usize).sum::<usize>();
        assert_eq!(events, change.events.len(), "every event is in a beat: {change:?}");
        for beat in change.beats.iter().rev() {
            back(&mut view, &beat.view);
            back(&mut scene, &beat.scene);
            if beat.shown {
                assert!(first.is_some_and(|first| std::ptr::eq(first, beat)), "the first alone: {changes:?}");
                assert!(beat.events > 0 || view != last["view"], "nothing was seen of it: {changes:?}");
                (view, scene) = (last["view"].clone(), last["scene"].clone());
            }
        }
    }
    assert_eq!(view, last["view"], "what was seen before {changes:?}");
    assert_eq!(scene, last["scene"], "what was said before {changes:?}");
    changes.iter().map(|change| change.beats.len() as u32).sum()
}
