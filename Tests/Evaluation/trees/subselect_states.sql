INSERT INTO states (name, code) VALUES ('Lagos','LA'),('Kano','KN');
INSERT INTO lgas (name, state_id) VALUES
('Agege', (SELECT id FROM states WHERE code = 'LA')),
('Ikeja', (SELECT id FROM states WHERE code = 'LA')),
('Dala', (SELECT id FROM states WHERE code = 'KN'));
