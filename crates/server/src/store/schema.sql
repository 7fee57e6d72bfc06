-- One schema for SQLite and PostgreSQL; {serial} and {blob} are the only words that differ.
CREATE TABLE account (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT UNIQUE,
    password TEXT,
    mail {blob},
    created BIGINT NOT NULL,
    failures BIGINT NOT NULL DEFAULT 0,
    locked_until BIGINT NOT NULL DEFAULT 0
);
CREATE TABLE session (
    token {blob} PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (id),
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX session_account ON session (account);
CREATE TABLE played (
    no {serial},
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    private BIGINT NOT NULL,
    care BIGINT NOT NULL,
    settled BIGINT NOT NULL DEFAULT 0,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    version BIGINT NOT NULL,
    head {blob} NOT NULL
);
CREATE INDEX played_phase ON played (phase, updated);
CREATE TABLE entry (
    id {serial},
    played BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    body {blob} NOT NULL
);
CREATE UNIQUE INDEX entry_place ON entry (played, seq);
CREATE TABLE holding (
    played BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    account TEXT NOT NULL,
    PRIMARY KEY (played, seat)
);
CREATE INDEX holding_account ON holding (account);
CREATE TABLE chat (
    played BIGINT NOT NULL,
    number BIGINT NOT NULL,
    body {blob} NOT NULL,
    PRIMARY KEY (played, number)
);
CREATE TABLE draft (
    played BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    body {blob} NOT NULL,
    PRIMARY KEY (played, seat)
);
CREATE TABLE notes (
    played BIGINT NOT NULL,
    account TEXT NOT NULL,
    body {blob} NOT NULL,
    PRIMARY KEY (played, account)
);
CREATE TABLE looked (
    played BIGINT NOT NULL,
    account TEXT NOT NULL,
    seat BIGINT NOT NULL,
    number BIGINT NOT NULL,
    PRIMARY KEY (played, account, seat)
);
CREATE TABLE profile (
    account TEXT NOT NULL,
    game TEXT NOT NULL,
    version BIGINT NOT NULL,
    body {blob} NOT NULL,
    PRIMARY KEY (account, game)
)
