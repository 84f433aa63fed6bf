CREATE TABLE category (id INT AUTO_INCREMENT PRIMARY KEY, name VARCHAR(40) NOT NULL UNIQUE);
CREATE TABLE product (
  id INT AUTO_INCREMENT PRIMARY KEY,
  name VARCHAR(80) NOT NULL,
  category_id INT,
  price DECIMAL(6,2) NOT NULL,
  stock INT NOT NULL DEFAULT 0,
  size ENUM('small','medium','large'),
  added DATE,
  weight DOUBLE,
  FOREIGN KEY (category_id) REFERENCES category (id)
);
CREATE TABLE customer (id INT AUTO_INCREMENT PRIMARY KEY, name VARCHAR(60) NOT NULL, email VARCHAR(120) UNIQUE, city VARCHAR(60), joined DATETIME);
CREATE TABLE orders (id INT AUTO_INCREMENT PRIMARY KEY, customer_id INT NOT NULL, ordered_on DATE NOT NULL, status VARCHAR(20) NOT NULL DEFAULT 'open', FOREIGN KEY (customer_id) REFERENCES customer (id) ON DELETE CASCADE);
CREATE TABLE order_item (order_id INT NOT NULL, product_id INT NOT NULL, quantity INT NOT NULL DEFAULT 1, PRIMARY KEY (order_id, product_id), FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE, FOREIGN KEY (product_id) REFERENCES product (id));
CREATE TABLE employee (id INT PRIMARY KEY, name VARCHAR(30), manager_id INT, salary DECIMAL(8,2), hired DATE, department VARCHAR(20));
INSERT INTO category (name) VALUES ('Bread'), ('Pastry'), ('Cake'), ('Drinks');
INSERT INTO product (name, category_id, price, stock, size, added, weight) VALUES
  ('Rye loaf', 1, 6.50, 14, 'large', '2026-01-05', 0.9),
  ('baguette', 1, 3.20, 30, 'medium', '2026-02-10', 0.25),
  ('Éclair', 2, 4.10, 0, 'small', '2026-02-28', 0.1),
  ('eclair', 2, 3.75, 5, 'small', '2025-12-31', 0.12),
  ('Cinnamon bun', 2, 3.75, 24, 'medium', NULL, 0.15),
  ('Carrot cake', 3, 24.90, 6, 'large', '2026-03-01', 1.5),
  ('Gift card', NULL, 25.00, 100, NULL, NULL, NULL);
INSERT INTO customer (name, email, city, joined) VALUES
  ('Zoé', 'zoe@example.com', 'Ottawa', '2025-01-15 10:30:00'),
  ('Noor', 'noor@example.com', 'Gatineau', '2025-03-02 08:00:05'),
  ('ZOE', NULL, 'ottawa', '2025-03-02 23:59:59'),
  ('Mateo', 'mateo@example.com', NULL, NULL),
  ('Åsa', NULL, 'Gatineau', '2026-06-01 00:00:00');
INSERT INTO orders (customer_id, ordered_on, status) VALUES (1,'2026-08-28','paid'), (2,'2026-08-29','Paid'), (1,'2026-09-04','open'), (3,'2026-09-05','cancelled');
INSERT INTO order_item VALUES (1,1,2), (1,3,4), (2,2,1), (3,1,1), (3,6,1), (4,5,3);
INSERT INTO employee VALUES (1,'Ana',NULL,9000.00,'2010-05-01','Board'), (2,'Ben',1,5000.00,'2015-01-10','IT'), (3,'Cho',1,5500.50,'2016-07-20','Sales'), (4,'Dee',2,4000.00,'2018-02-28','IT'), (5,'Eli',2,4000.00,'2020-02-29','IT'), (6,'Fay',3,3500.25,'2021-11-11','Sales');
