-- A cache of long logs; see snapshots.rs.
CREATE TABLE snapshot (
    played BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    body {blob} NOT NULL,
    PRIMARY KEY (played, seq)
)
