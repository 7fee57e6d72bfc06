-- One row: the time that servers were there; see served.rs.
CREATE TABLE served (
    one BIGINT PRIMARY KEY,
    ms BIGINT NOT NULL
)
