-- database: movies
-- Films of a small archive. Every title, person and figure is invented.
CREATE TABLE director (
  id INT AUTO_INCREMENT PRIMARY KEY,
  name VARCHAR(80) NOT NULL,
  country VARCHAR(40) NOT NULL,
  born YEAR
);

CREATE TABLE film (
  id INT AUTO_INCREMENT PRIMARY KEY,
  title VARCHAR(120) NOT NULL,
  director_id INT,
  year YEAR NOT NULL,
  minutes INT NOT NULL,
  genre VARCHAR(20) NOT NULL,
  rating DECIMAL(3,1),
  FOREIGN KEY (director_id) REFERENCES director (id)
);

CREATE TABLE actor (
  id INT AUTO_INCREMENT PRIMARY KEY,
  name VARCHAR(80) NOT NULL,
  email VARCHAR(120) UNIQUE
);

CREATE TABLE casting (
  film_id INT NOT NULL,
  actor_id INT NOT NULL,
  role VARCHAR(80) NOT NULL,
  PRIMARY KEY (film_id, actor_id),
  FOREIGN KEY (film_id) REFERENCES film (id) ON DELETE CASCADE,
  FOREIGN KEY (actor_id) REFERENCES actor (id)
);

CREATE TABLE screening (
  id INT AUTO_INCREMENT PRIMARY KEY,
  film_id INT NOT NULL,
  starts_at DATETIME NOT NULL,
  seats INT NOT NULL DEFAULT 60,
  sold INT NOT NULL DEFAULT 0,
  price DECIMAL(5,2) NOT NULL,
  FOREIGN KEY (film_id) REFERENCES film (id)
);

INSERT INTO director (name, country, born) VALUES
  ('Amara Osei', 'Ghana', 1978),
  ('Jun Takahashi', 'Japan', 1965),
  ('Ines Moreau', 'Canada', 1984),
  ('Lev Antonov', 'Canada', 1959),
  ('Priya Nair', 'India', 1990);

INSERT INTO film (title, director_id, year, minutes, genre, rating) VALUES
  ('The Lighthouse Keepers', 1, 2019, 118, 'drama', 8.1),
  ('Night Ferry', 2, 2021, 24, 'drama', 7.4),
  ('Salt and Sugar', 3, 2023, 96, 'comedy', 6.9),
  ('Paper Boats', 3, 2016, 82, 'animation', 7.8),
  ('The Last Projector', 4, 1998, 131, 'documentary', 8.6),
  ('Eleven Windows', 2, 2012, 104, 'mystery', 7.2),
  ('Harvest Radio', 1, 2024, 89, 'documentary', 7.9),
  ('A Town Called Quiet', 4, 2005, 142, 'drama', NULL),
  ('Copper and Rain', NULL, 1987, 77, 'mystery', 6.4),
  ('Moth Season', 3, 2025, 101, 'mystery', 8.0);

INSERT INTO actor (name, email) VALUES
  ('Noor Haddad', 'noor@example.com'),
  ('Mateo Silva', 'mateo@example.com'),
  ('Chloe Tremblay', NULL),
  ('Kenji Ito', 'kenji@example.com'),
  ('Adaeze Obi', 'adaeze@example.com'),
  ('Sam Rivera', NULL);

INSERT INTO casting (film_id, actor_id, role) VALUES
  (1, 1, 'Ines, the keeper'),
  (1, 4, 'The captain'),
  (2, 4, 'The ferryman'),
  (3, 3, 'Odile'),
  (3, 2, 'Marc'),
  (6, 5, 'Inspector Bello'),
  (8, 2, 'The teacher'),
  (8, 1, 'The postwoman'),
  (10, 5, 'Dr. Wells'),
  (10, 3, 'The neighbour');

INSERT INTO screening (film_id, starts_at, seats, sold, price) VALUES
  (1, '2026-09-11 19:00:00', 60, 52, 9.50),
  (1, '2026-09-12 15:00:00', 60, 31, 7.00),
  (3, '2026-09-12 19:00:00', 60, 60, 9.50),
  (4, '2026-09-13 11:00:00', 40, 38, 5.00),
  (5, '2026-09-18 19:00:00', 60, 17, 9.50),
  (7, '2026-09-19 19:00:00', 60, 44, 9.50),
  (10, '2026-09-25 21:00:00', 60, 0, 9.50);
