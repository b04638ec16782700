BEGIN;
CREATE TABLE node (id INTEGER PRIMARY KEY, label TEXT NOT NULL);
CREATE TABLE node_tree (
  ancestor INTEGER NOT NULL REFERENCES node(id),
  descendant INTEGER NOT NULL REFERENCES node(id),
  depth INTEGER NOT NULL,
  PRIMARY KEY (ancestor, descendant)
);
INSERT INTO node (id, label) VALUES (1, 'Plants'), (2, 'Trees'), (3, 'Oak'), (4, 'Herbs'), (5, 'Mint');
INSERT INTO node_tree (ancestor, descendant, depth) VALUES
  (1,1,0),(2,2,0),(3,3,0),(4,4,0),(5,5,0),
  (1,2,1),(2,3,1),(1,3,2),(1,4,1),(4,5,1),(1,5,2);
COMMIT;
