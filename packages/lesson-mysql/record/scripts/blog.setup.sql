CREATE TABLE users (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  username VARCHAR(50) NOT NULL,
  email VARCHAR(255) NOT NULL,
  password_hash CHAR(60) NULL,
  role ENUM('reader', 'author', 'admin') NOT NULL DEFAULT 'reader',
  is_active TINYINT(1) NOT NULL DEFAULT 1,
  born DATE NULL,
  created_at DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (id),
  UNIQUE KEY users_email_unique (email)
);
CREATE TABLE posts (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  user_id INT UNSIGNED NULL,
  title VARCHAR(120) NOT NULL,
  slug VARCHAR(140) NOT NULL UNIQUE,
  body TEXT,
  views INT NOT NULL DEFAULT 0,
  rating DECIMAL(3, 1) NULL,
  published_at DATETIME NULL,
  CONSTRAINT posts_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE TABLE comments (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  post_id INT UNSIGNED NOT NULL,
  parent_id INT UNSIGNED NULL,
  author VARCHAR(60) NOT NULL,
  body VARCHAR(500) NOT NULL,
  posted DATETIME NOT NULL,
  FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE
);
CREATE TABLE tags (
  id SMALLINT UNSIGNED NOT NULL PRIMARY KEY,
  label VARCHAR(30) NOT NULL
);
CREATE TABLE post_tag (
  post_id INT UNSIGNED NOT NULL,
  tag_id SMALLINT UNSIGNED NOT NULL,
  PRIMARY KEY (post_id, tag_id)
);
INSERT INTO users (id, username, email, password_hash, role, is_active, born, created_at) VALUES
  (1, 'mira', 'mira@example.com', '$2y$10$abcdefghijklmnopqrstuv', 'admin', 1, '1994-02-28', '2024-01-15 08:30:00'),
  (2, 'Tobias', 'tobias@example.org', NULL, 'author', 1, '2001-12-31', '2024-06-01 12:00:00'),
  (3, 'zoë', 'zoe@example.com', NULL, 'author', 0, NULL, '2025-03-09 23:59:59'),
  (4, 'kofi', 'KOFI@example.net', NULL, 'reader', 1, '2004-02-29', '2026-01-01 00:00:00'),
  (5, 'li', 'li@example.org', NULL, 'reader', 1, '1988-07-04', '2026-09-01 09:15:00');
INSERT INTO posts VALUES
  (1, 1, 'Hello, world', 'hello-world', 'The first post.', 120, 4.5, '2024-02-01 10:00:00'),
  (2, 2, 'Ten CSS tricks', 'ten-css-tricks', 'One: use grid. Two: use gap.', 987, 3.8, '2024-07-14 16:20:00'),
  (3, 2, 'Why SQL?', 'why-sql', 'Because tables are everywhere.', 45, NULL, '2025-11-30 08:05:00'),
  (4, 3, 'Café notes', 'cafe-notes', NULL, 0, 5.0, NULL),
  (5, NULL, 'Guest post', 'guest-post', 'Written by a guest.', 12, 2.5, '2026-08-31 23:59:00'),
  (6, 1, 'Draft: forms', 'draft-forms', '', 0, NULL, NULL);
INSERT INTO comments VALUES
  (1, 1, NULL, 'kofi', 'Nice start!', '2024-02-01 11:00:00'),
  (2, 1, 1, 'mira', 'Thank you', '2024-02-01 11:30:00'),
  (3, 2, NULL, 'li', 'Trick 7 saved me', '2024-07-15 09:00:00'),
  (4, 2, NULL, 'Ana', 'First!', '2024-07-14 16:21:00'),
  (5, 2, 4, 'li', 'Second :)', '2024-07-14 16:25:30'),
  (6, 5, NULL, 'kofi', '100% agree', '2026-09-01 07:45:00');
INSERT INTO tags VALUES (1, 'news'), (2, 'css'), (3, 'sql'), (4, 'unused');
INSERT INTO post_tag VALUES (1, 1), (2, 1), (2, 2), (3, 3), (5, 1);
