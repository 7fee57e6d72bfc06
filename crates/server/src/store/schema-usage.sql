-- How many bytes a person, or an address, had stored in a day.
CREATE TABLE usage (
    who {blob} NOT NULL,
    day BIGINT NOT NULL,
    bytes BIGINT NOT NULL,
    PRIMARY KEY (who, day)
)
