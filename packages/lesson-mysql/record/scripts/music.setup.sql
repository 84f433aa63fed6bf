CREATE TABLE teachers (
  id INT AUTO_INCREMENT PRIMARY KEY,
  name VARCHAR(40) NOT NULL,
  hired DATE NOT NULL,
  hourly DECIMAL(6,2) NOT NULL,
  boss_id INT NULL,
  FOREIGN KEY (boss_id) REFERENCES teachers (id)
);
CREATE TABLE instruments (
  code CHAR(3) PRIMARY KEY,
  label VARCHAR(30) NOT NULL UNIQUE,
  family ENUM('strings','wind','percussion','keys') NOT NULL
);
CREATE TABLE pupils (
  id INT UNSIGNED AUTO_INCREMENT PRIMARY KEY,
  first_name VARCHAR(30) NOT NULL,
  last_name VARCHAR(30) NOT NULL,
  born DATE,
  city VARCHAR(30) DEFAULT 'Ottawa',
  email VARCHAR(60) UNIQUE,
  joined DATETIME NOT NULL,
  level TINYINT UNSIGNED DEFAULT 1,
  CHECK (level BETWEEN 1 AND 9)
);
CREATE TABLE lessons (
  id INT AUTO_INCREMENT PRIMARY KEY,
  pupil_id INT UNSIGNED NOT NULL,
  teacher_id INT,
  instrument CHAR(3) NOT NULL,
  starts DATETIME NOT NULL,
  minutes SMALLINT NOT NULL DEFAULT 30,
  note TEXT,
  FOREIGN KEY (pupil_id) REFERENCES pupils (id) ON DELETE CASCADE,
  FOREIGN KEY (teacher_id) REFERENCES teachers (id) ON DELETE SET NULL,
  FOREIGN KEY (instrument) REFERENCES instruments (code) ON UPDATE CASCADE
);
CREATE TABLE payments (
  id INT AUTO_INCREMENT PRIMARY KEY,
  pupil_id INT UNSIGNED NOT NULL,
  amount DECIMAL(8,2) NOT NULL,
  method ENUM('cash','card','cheque') DEFAULT 'card',
  paid_on DATE
);
INSERT INTO teachers (name, hired, hourly, boss_id) VALUES
  ('Hélène Roy', '2015-09-01', 62.50, NULL), ('Omar Said', '2018-01-15', 48.00, 1),
  ('Lin Wu', '2020-08-31', 45.75, 1), ('Peter Novak', '2023-02-28', 39.90, 2);
INSERT INTO instruments VALUES ('PNO','Piano','keys'), ('GTR','Guitar','strings'), ('VLN','Violin','strings'),
  ('FLT','Flute','wind'), ('DRM','Drums','percussion'), ('SAX','Saxophone','wind');
INSERT INTO pupils (first_name, last_name, born, city, email, joined, level) VALUES
  ('Ana','Costa','2005-03-14','Ottawa','ana@example.com','2025-09-03 10:15:00',3),
  ('Ben','O''Neil','2006-11-30','Gatineau','ben@example.org','2025-09-04 16:40:12',1),
  ('Chloé','Dubois','2004-02-29','Gatineau','chloe@example.com','2025-10-01 09:00:00',5),
  ('Dev','Patel',NULL,'Kanata',NULL,'2026-01-12 11:30:00',2),
  ('Eve','McDonald','2007-07-07',NULL,'eve@example.net','2026-01-12 12:05:30',1),
  ('Farid','Ahmadi','2005-12-25','Ottawa','farid@example.com','2026-02-20 18:00:00',4),
  ('Grace','Kim','2006-05-19','ottawa','grace@example.org','2026-03-01 08:45:00',2),
  ('hugo','costa','2003-08-21','Montréal',NULL,'2026-09-01 14:00:00',1);
INSERT INTO lessons (pupil_id, teacher_id, instrument, starts, minutes, note) VALUES
  (1,1,'PNO','2026-09-01 09:00:00',30,'Scales'), (1,1,'PNO','2026-09-08 09:00:00',45,NULL),
  (2,2,'GTR','2026-09-02 17:30:00',30,'Chords, 100% effort'), (3,1,'VLN','2026-09-02 10:00:00',60,'Bach: "Air"'),
  (3,3,'PNO','2026-09-03 11:00:00',30,NULL), (4,2,'GTR','2026-09-04 15:00:00',60,'Bring a capo'),
  (5,4,'DRM','2026-09-04 16:15:00',45,'It''s loud'), (6,NULL,'SAX','2026-09-05 12:00:00',30,''),
  (6,3,'FLT','2026-09-07 12:00:00',30,'New flute'), (7,2,'GTR','2026-08-31 13:00:00',60,'Make-up lesson');
INSERT INTO payments (pupil_id, amount, method, paid_on) VALUES
  (1,120.00,'card','2026-08-30'), (1,35.50,'cash','2026-09-08'), (2,80.00,'card','2026-09-02'),
  (3,200.00,'cheque','2026-09-01'), (3,19.99,NULL,NULL), (4,60.00,'cash','2026-07-15'),
  (6,45.25,'card','2026-09-05'), (7,60.00,'card','2026-06-30'), (7,0.00,'cash','2026-09-07');
