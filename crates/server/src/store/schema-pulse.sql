-- Written when somebody wants to know whether writing works; see room.rs.
CREATE TABLE pulse (
    beat BIGINT NOT NULL
);
INSERT INTO pulse (beat) VALUES (0)
