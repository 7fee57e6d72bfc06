-- Sessions that can be listed and are void at once when rights change; names that look alike; logins
-- counted by name and place; who has played whom for a rating; whose matches count against whom.
ALTER TABLE account ADD COLUMN rights BIGINT NOT NULL DEFAULT 0;
ALTER TABLE account ADD COLUMN name_twin TEXT;
CREATE UNIQUE INDEX account_twin ON account (name_twin);
ALTER TABLE session ADD COLUMN rights BIGINT NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN made BIGINT NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
CREATE TABLE tried (
    id {blob} PRIMARY KEY,
    until BIGINT NOT NULL
);
CREATE TABLE familiar (
    account TEXT NOT NULL,
    place {blob} NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (account, place)
);
CREATE TABLE met (
    one TEXT NOT NULL,
    other TEXT NOT NULL,
    game TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX met_pair ON met (one, other, game, at);
ALTER TABLE played ADD COLUMN host TEXT;
ALTER TABLE played ADD COLUMN place {blob};
ALTER TABLE played ADD COLUMN bots BIGINT NOT NULL DEFAULT 0;
CREATE INDEX played_host ON played (host, phase);
CREATE INDEX played_place ON played (place, phase)
