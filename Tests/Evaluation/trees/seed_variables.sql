CREATE TABLE category (
  id INT NOT NULL AUTO_INCREMENT PRIMARY KEY,
  name VARCHAR(80) NOT NULL,
  parent_id INT NULL
);
INSERT INTO category (name, parent_id) VALUES ('Fruit', NULL);
SET @fruit = LAST_INSERT_ID();
INSERT INTO category (name, parent_id) VALUES ('Apples', @fruit), ('Pears', @fruit);
SET @apples := (SELECT id FROM category WHERE name = 'Apples');
INSERT INTO category (name, parent_id) VALUES ('Cox', @apples);
INSERT INTO category (name, parent_id) VALUES ('Bread', NULL);
INSERT INTO category (name, parent_id) VALUES ('Rolls', LAST_INSERT_ID());
SELECT id INTO @pears FROM category WHERE name = 'Pears' LIMIT 1;
INSERT INTO category (name, parent_id) VALUES ('Quince', @pears);
