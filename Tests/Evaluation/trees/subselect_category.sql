INSERT INTO category (cat_name, parent_category_id) VALUES
('Ships', null);

INSERT INTO category (cat_name, parent_category_id) VALUES
('Sailing ships', (SELECT id FROM category WHERE cat_name = 'Ships'));

INSERT INTO category (cat_name, parent_category_id) VALUES
('Sloops', (SELECT id FROM category WHERE cat_name = 'Sailing ships')),
('Ferries', (SELECT id FROM category WHERE cat_name = 'Ships'));
