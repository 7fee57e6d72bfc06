-- How far each log goes, apart from its entries; see anchors.rs.
CREATE TABLE anchor (
    played BIGINT PRIMARY KEY,
    seq BIGINT NOT NULL,
    body {blob} NOT NULL
)
