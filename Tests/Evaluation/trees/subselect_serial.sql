CREATE TABLE category (
  id SERIAL PRIMARY KEY,
  name varchar(80) NOT NULL,
  slug varchar(80) NOT NULL,
  parent_id integer REFERENCES category (id)
);
INSERT INTO category (name, slug, parent_id) VALUES ('Fruit', 'fruit', NULL);
INSERT INTO category (name, slug, parent_id) SELECT 'Apples', 'apples', c.id FROM category c WHERE c.slug = 'fruit';
INSERT INTO category (name, slug, parent_id) VALUES ('Cox', 'cox', (SELECT c.id FROM category AS c WHERE c.slug = 'apples' LIMIT 1));
INSERT INTO category (name, slug, parent_id) VALUES ('Bread', 'bread', NULL);
