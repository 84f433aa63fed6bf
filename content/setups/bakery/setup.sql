-- database: bakery
-- Juniper Bakery: what it sells, to whom, and when. Every name and figure is invented.
CREATE TABLE category (
  id INT AUTO_INCREMENT PRIMARY KEY,
  name VARCHAR(40) NOT NULL UNIQUE
);

CREATE TABLE product (
  id INT AUTO_INCREMENT PRIMARY KEY,
  name VARCHAR(80) NOT NULL,
  category_id INT,
  price DECIMAL(5,2) NOT NULL,
  stock INT NOT NULL DEFAULT 0,
  vegan BOOLEAN NOT NULL DEFAULT FALSE,
  FOREIGN KEY (category_id) REFERENCES category (id)
);

CREATE TABLE customer (
  id INT AUTO_INCREMENT PRIMARY KEY,
  first_name VARCHAR(40) NOT NULL,
  last_name VARCHAR(40) NOT NULL,
  email VARCHAR(120) NOT NULL UNIQUE,
  city VARCHAR(60),
  joined DATE NOT NULL
);

CREATE TABLE orders (
  id INT AUTO_INCREMENT PRIMARY KEY,
  customer_id INT NOT NULL,
  ordered_on DATE NOT NULL,
  status VARCHAR(20) NOT NULL DEFAULT 'open',
  FOREIGN KEY (customer_id) REFERENCES customer (id)
);

CREATE TABLE order_item (
  order_id INT NOT NULL,
  product_id INT NOT NULL,
  quantity INT NOT NULL DEFAULT 1,
  PRIMARY KEY (order_id, product_id),
  FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE,
  FOREIGN KEY (product_id) REFERENCES product (id)
);

INSERT INTO category (name) VALUES ('bread'), ('pastry'), ('cake'), ('drink');

INSERT INTO product (name, category_id, price, stock, vegan) VALUES
  ('Rye loaf', 1, 6.50, 14, TRUE),
  ('Sourdough', 1, 7.25, 9, TRUE),
  ('Baguette', 1, 3.20, 30, TRUE),
  ('Cinnamon bun', 2, 3.75, 24, FALSE),
  ('Almond croissant', 2, 4.10, 0, FALSE),
  ('Maple tart', 3, 5.60, 8, FALSE),
  ('Carrot cake', 3, 4.90, 6, FALSE),
  ('Oat coffee', 4, 4.25, 50, TRUE),
  ('Gift card', NULL, 25.00, 100, TRUE);

INSERT INTO customer (first_name, last_name, email, city, joined) VALUES
  ('Sam', 'Rivera', 'sam@example.com', 'Ottawa', '2024-01-15'),
  ('Noor', 'Haddad', 'noor@example.com', 'Ottawa', '2024-03-02'),
  ('Mateo', 'Silva', 'mateo@example.com', 'Gatineau', '2025-06-21'),
  ('Chloe', 'Tremblay', 'chloe@example.com', 'Gatineau', '2025-11-30'),
  ('Kenji', 'Ito', 'kenji@example.com', NULL, '2026-02-14');

INSERT INTO orders (customer_id, ordered_on, status) VALUES
  (1, '2026-08-28', 'collected'),
  (2, '2026-08-29', 'collected'),
  (1, '2026-09-04', 'collected'),
  (3, '2026-09-05', 'cancelled'),
  (2, '2026-09-07', 'baked'),
  (4, '2026-09-08', 'open');

INSERT INTO order_item (order_id, product_id, quantity) VALUES
  (1, 1, 2),
  (1, 4, 4),
  (2, 2, 1),
  (2, 8, 2),
  (3, 1, 1),
  (3, 6, 1),
  (4, 7, 1),
  (5, 3, 3),
  (5, 4, 2),
  (6, 2, 2),
  (6, 8, 1);
