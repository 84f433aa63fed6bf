CREATE TABLE program (
  code CHAR(4) NOT NULL PRIMARY KEY,
  title VARCHAR(60) NOT NULL,
  seats SMALLINT UNSIGNED NOT NULL DEFAULT 30,
  level ENUM('certificate', 'diploma', 'degree') NOT NULL DEFAULT 'diploma'
);
CREATE TABLE student (
  id INT NOT NULL AUTO_INCREMENT PRIMARY KEY,
  first_name VARCHAR(30) NOT NULL,
  last_name VARCHAR(30) NOT NULL,
  program_code CHAR(4),
  email VARCHAR(80) UNIQUE,
  birthday DATE,
  gpa DECIMAL(3,2),
  balance DECIMAL(8,2) NOT NULL DEFAULT 0.00,
  phone VARCHAR(20),
  status SET('active', 'coop', 'alumni') DEFAULT 'active',
  notes TEXT,
  enrolled TIMESTAMP NULL DEFAULT NULL,
  CONSTRAINT fk_program FOREIGN KEY (program_code) REFERENCES program (code) ON UPDATE CASCADE ON DELETE SET NULL
);
CREATE TABLE course (
  code VARCHAR(8) NOT NULL PRIMARY KEY,
  title VARCHAR(60) NOT NULL,
  credits TINYINT NOT NULL DEFAULT 3,
  hours FLOAT,
  starts TIME
);
CREATE TABLE grade (
  student_id INT NOT NULL,
  course_code VARCHAR(8) NOT NULL,
  term YEAR NOT NULL,
  mark INT,
  letter VARCHAR(2),
  PRIMARY KEY (student_id, course_code, term),
  KEY idx_course (course_code),
  CONSTRAINT fk_student FOREIGN KEY (student_id) REFERENCES student (id) ON DELETE CASCADE,
  CONSTRAINT fk_course FOREIGN KEY (course_code) REFERENCES course (code) ON DELETE RESTRICT
);
INSERT INTO program VALUES ('IMDD', 'Interactive Media Design', 60, 'diploma'), ('GDES', 'Graphic Design', 45, 'diploma'), ('WEBC', 'Web Basics', 20, 'certificate'), ('BITD', 'Information Technology', 120, 'degree');
INSERT INTO student (first_name, last_name, program_code, email, birthday, gpa, balance, phone, status, notes, enrolled) VALUES
  ('Amélie', 'Tremblay', 'IMDD', 'amelie@college.example', '2005-03-14', 3.71, 1250.00, '613-555-0101', 'active,coop', 'Likes CSS', '2025-09-02 09:00:00'),
  ('Bashir', 'Haddad', 'IMDD', 'bashir@college.example', '2004-11-30', 2.90, 0.00, '613-555-0102', 'active', NULL, '2025-09-02 09:05:10'),
  ('chloe', 'O''Brien', 'GDES', 'chloe@college.example', '2006-01-01', 3.95, -20.50, NULL, 'active', '', '2025-09-03 14:30:00'),
  ('Dmitri', 'Volkov', 'WEBC', NULL, '1999-12-31', NULL, 300.10, '819-555-0199', 'alumni', 'Graduated 50% early_', '2023-01-09 08:00:00'),
  ('Émile', 'tremblay', NULL, 'emile@college.example', NULL, 1.05, 99.99, '819-555-0120', NULL, 'Path: C:\\www', NULL),
  ('Fatou', 'Ndiaye', 'BITD', 'fatou@college.example', '2005-07-22', 3.71, 0.00, '343-555-0100', 'coop', 'Très bien 😀', '2026-01-06 10:15:00');
INSERT INTO course VALUES ('MTM6201', 'Web Development I', 3, 4.5, '08:00:00'), ('MTM6302', 'Design II', 4, 3, '13:30:00'), ('MTM6405', 'Back-End', 6, 5.25, NULL), ('ENL1813', 'Communications', 3, 3, '10:00:00');
INSERT INTO grade VALUES (1, 'MTM6201', 2025, 92, 'A+'), (1, 'MTM6302', 2026, 78, 'B+'), (2, 'MTM6201', 2025, 55, 'D'), (2, 'ENL1813', 2025, 61, 'C-'), (3, 'MTM6302', 2026, 88, 'A'), (4, 'MTM6201', 2023, NULL, NULL), (6, 'MTM6405', 2026, 70, 'B'), (6, 'MTM6201', 2026, 70, 'B');
