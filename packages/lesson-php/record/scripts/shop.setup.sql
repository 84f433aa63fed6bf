-- database: shop
CREATE TABLE fruit (
  id INT AUTO_INCREMENT PRIMARY KEY,
  name VARCHAR(20) NOT NULL UNIQUE,
  colour VARCHAR(20),
  price DECIMAL(6,2) NOT NULL,
  weight DOUBLE,
  stock INT NOT NULL DEFAULT 0,
  picked DATE,
  ripe BOOLEAN NOT NULL DEFAULT FALSE
);
INSERT INTO fruit (name, colour, price, weight, stock, picked, ripe) VALUES
  ('Apple', 'red', 1.20, 0.25, 40, '2026-09-01', TRUE),
  ('Banana', 'yellow', 0.90, 0.5, 25, '2026-08-30', TRUE),
  ('Cherry', 'red', 4.50, 1, 0, NULL, FALSE),
  ('Fig', NULL, 3.00, NULL, 7, '2026-09-05', FALSE);
CREATE TABLE sale (
  id INT AUTO_INCREMENT PRIMARY KEY,
  fruit_id INT NOT NULL,
  amount INT NOT NULL,
  FOREIGN KEY (fruit_id) REFERENCES fruit (id)
);
INSERT INTO sale (fruit_id, amount) VALUES (1, 3), (2, 5), (1, 2);
