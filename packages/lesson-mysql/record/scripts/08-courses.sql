-- setup: blog
-- case find a user to log in
SELECT id, username, password_hash FROM users WHERE email = 'Mira@Example.com' AND is_active LIMIT 1;
SELECT id FROM users WHERE email = 'nobody@example.com';
-- case a front page of posts
SELECT p.id, p.title, COALESCE(u.username, 'Guest') AS author, DATE_FORMAT(p.published_at, '%M %e, %Y') AS published
FROM posts AS p
LEFT JOIN users AS u ON u.id = p.user_id
WHERE p.published_at IS NOT NULL
ORDER BY p.published_at DESC
LIMIT 3;
-- case the second page
SELECT id, title FROM posts ORDER BY id LIMIT 2 OFFSET 2;
SELECT id, title FROM posts ORDER BY id LIMIT 2, 2;
SELECT COUNT(*) AS total, CEIL(COUNT(*) / 4) AS pages FROM posts;
-- case limit of nothing and too much
SELECT id FROM posts LIMIT 0;
SELECT id FROM posts ORDER BY id DESC LIMIT 100;
SELECT id FROM posts ORDER BY id LIMIT 3 OFFSET 50;
-- case comments per post with none
SELECT p.title, COUNT(c.id) AS comments, MAX(c.posted) AS latest
FROM posts p LEFT JOIN comments c ON c.post_id = p.id
GROUP BY p.id, p.title
ORDER BY comments DESC, p.title;
-- case tags of each post in one cell
SELECT p.slug, GROUP_CONCAT(t.label ORDER BY t.label SEPARATOR ', ') AS tags
FROM posts p
JOIN post_tag pt ON pt.post_id = p.id
JOIN tags t ON t.id = pt.tag_id
GROUP BY p.id
ORDER BY p.id;
-- case posts with two tags
SELECT p.title
FROM posts p INNER JOIN post_tag pt ON p.id = pt.post_id INNER JOIN tags t ON t.id = pt.tag_id
WHERE t.label IN ('news', 'css')
GROUP BY p.id, p.title
HAVING COUNT(DISTINCT t.id) = 2;
-- case a search box
SELECT id, title FROM posts WHERE title LIKE '%cafe%' OR body LIKE '%use %' ORDER BY id;
SELECT id, title FROM posts WHERE CONCAT_WS(' ', title, body) LIKE CONCAT('%', 'post', '%') ORDER BY title;
-- case a per cent sign in the search
SELECT author, body FROM comments WHERE body LIKE '%100\%%';
SELECT author FROM comments WHERE body LIKE '%!%' ORDER BY author;
SELECT author, body FROM comments WHERE body LIKE '%|%%' ESCAPE '|';
-- case replies
SELECT child.author AS reply_by, parent.author AS reply_to, TIMEDIFF(child.posted, parent.posted) AS after
FROM comments child JOIN comments parent ON parent.id = child.parent_id
ORDER BY child.id;
-- case tags without posts
SELECT t.label FROM tags t LEFT JOIN post_tag pt ON pt.tag_id = t.id WHERE pt.post_id IS NULL;
SELECT label FROM tags WHERE id NOT IN (SELECT tag_id FROM post_tag);
SELECT label FROM tags t WHERE NOT EXISTS (SELECT 1 FROM post_tag pt WHERE pt.tag_id = t.id);
-- case right join and union for both sides
SELECT u.username, p.title FROM posts p RIGHT JOIN users u ON u.id = p.user_id ORDER BY u.id, p.id;
SELECT u.username, p.title FROM users u LEFT JOIN posts p ON p.user_id = u.id WHERE p.id IS NULL
UNION
SELECT u.username, p.title FROM users u RIGHT JOIN posts p ON p.user_id = u.id WHERE u.id IS NULL
ORDER BY title, username;
-- case full outer join is not there
SELECT * FROM users FULL OUTER JOIN posts ON posts.user_id = users.id;
-- case join using a column that is not there
SELECT * FROM users JOIN posts USING (user_id);
-- case an ambiguous column
SELECT id, title, username FROM posts JOIN users ON users.id = posts.user_id;
-- case cross join counts
SELECT COUNT(*) FROM users, tags;
SELECT COUNT(*) FROM users CROSS JOIN tags;
SELECT u.id, t.id FROM users u, tags t WHERE u.id = t.id ORDER BY 1;
-- case above the mean
SELECT title, views FROM posts WHERE views > (SELECT AVG(views) FROM posts);
SELECT title, views - (SELECT AVG(views) FROM posts) AS above FROM posts ORDER BY above DESC LIMIT 2;
-- case the latest post of each author
SELECT u.username, p.title FROM users u JOIN posts p ON p.user_id = u.id
WHERE p.published_at = (SELECT MAX(q.published_at) FROM posts q WHERE q.user_id = u.id)
ORDER BY u.username;
-- case derived table
SELECT author, n FROM (SELECT author, COUNT(*) AS n FROM comments GROUP BY author) AS counts WHERE n > 1 ORDER BY author;
-- case any and all
SELECT title FROM posts WHERE views > ALL (SELECT views FROM posts WHERE user_id = 1) ORDER BY title;
SELECT username FROM users WHERE id = ANY (SELECT user_id FROM posts) ORDER BY id;
-- case subquery of two rows
SELECT title FROM posts WHERE user_id = (SELECT id FROM users WHERE role = 'author');
-- case subquery of two columns
SELECT title FROM posts WHERE user_id IN (SELECT id, username FROM users);
-- case register a user
INSERT INTO users (username, email) VALUES ('nadia', 'nadia@example.com');
SELECT LAST_INSERT_ID();
SELECT * FROM users WHERE id = LAST_INSERT_ID();
INSERT INTO users (username, email) VALUES ('nadia2', 'NADIA@example.com');
-- case insert without a column that needs a value
INSERT INTO users (username) VALUES ('nameless');
-- case insert several and set
INSERT INTO tags VALUES (5, 'php'), (6, 'html');
INSERT INTO tags SET id = 7, label = 'js';
INSERT INTO tags (label, id) SELECT CONCAT(label, ' tips'), id + 10 FROM tags WHERE id IN (2, 3);
SELECT * FROM tags ORDER BY id;
-- case insert with too few values
INSERT INTO tags VALUES (9);
-- case a text that is too long
INSERT INTO tags VALUES (9, 'a label that is much longer than thirty characters');
-- case a number that is too large
INSERT INTO tags VALUES (70000, 'big');
-- case not a member of the enum
UPDATE users SET role = 'editor' WHERE id = 5;
-- case a comment for no post
INSERT INTO comments (post_id, author, body, posted) VALUES (99, 'li', 'Where?', NOW());
-- case delete a user, keep the posts
DELETE FROM users WHERE id = 2;
SELECT id, user_id, title FROM posts ORDER BY id;
-- case delete a post with its comments
DELETE FROM posts WHERE slug = 'ten-css-tricks';
SELECT COUNT(*) FROM comments;
-- case rename a key
UPDATE users SET id = 20 WHERE id = 1;
SELECT id, user_id FROM posts WHERE user_id = 20;
-- case count a view
UPDATE posts SET views = views + 1 WHERE id = 4;
UPDATE posts SET views = views + 1 WHERE id = 400;
UPDATE posts SET title = title;
SELECT views FROM posts WHERE id = 4;
-- case update with case
UPDATE posts SET rating = CASE WHEN rating IS NULL THEN 1 WHEN rating < 4 THEN rating + 0.5 ELSE rating END;
SELECT id, rating FROM posts;
-- case update with a join
UPDATE posts p JOIN users u ON u.id = p.user_id SET p.title = CONCAT(p.title, ' (', u.username, ')') WHERE u.role = 'author';
SELECT title FROM posts ORDER BY id;
-- case update in order
UPDATE posts SET views = 1 ORDER BY id DESC LIMIT 2;
SELECT id, views FROM posts ORDER BY id;
-- case delete with limits
DELETE FROM comments ORDER BY posted LIMIT 2;
SELECT id FROM comments ORDER BY id;
DELETE c FROM comments c JOIN posts p ON p.id = c.post_id WHERE p.user_id IS NULL;
SELECT id FROM comments ORDER BY id;
DELETE FROM comments;
SELECT COUNT(*) FROM comments;
-- case transfer that is taken back
START TRANSACTION;
UPDATE posts SET views = 0;
SELECT SUM(views) FROM posts;
ROLLBACK;
SELECT SUM(views) FROM posts;
BEGIN;
DELETE FROM post_tag;
COMMIT;
ROLLBACK;
SELECT COUNT(*) FROM post_tag;
-- case vote once
INSERT INTO post_tag VALUES (1, 1) ON DUPLICATE KEY UPDATE tag_id = 4;
INSERT IGNORE INTO post_tag VALUES (2, 1), (6, 3);
REPLACE INTO tags VALUES (1, 'headlines'), (8, 'new');
SELECT * FROM post_tag ORDER BY post_id, tag_id;
SELECT * FROM tags ORDER BY id;
-- case totals of the whole table
SELECT COUNT(*), COUNT(rating), COUNT(DISTINCT user_id), SUM(views), AVG(rating), MIN(title), MAX(published_at) FROM posts;
SELECT SUM(views), AVG(views), MIN(views), COUNT(*) FROM posts WHERE id > 100;
-- case posts of each year
SELECT YEAR(published_at) AS year, COUNT(*) AS posts, SUM(views) AS views, ROUND(AVG(rating), 2) AS rating
FROM posts GROUP BY YEAR(published_at) ORDER BY year;
-- case group by an alias and having
SELECT role, COUNT(*) AS n FROM users GROUP BY role HAVING n >= 2 ORDER BY role DESC;
SELECT LEFT(email, 1) AS initial, COUNT(*) AS n FROM users GROUP BY initial ORDER BY n DESC, initial;
SELECT SUBSTRING_INDEX(email, '@', -1) AS domain, COUNT(*) FROM users GROUP BY domain ORDER BY domain;
-- case group with a total
SELECT IFNULL(role, 'all') AS role, COUNT(*) AS n FROM users GROUP BY role WITH ROLLUP;
-- case where with an aggregate
SELECT role FROM users WHERE COUNT(*) > 1 GROUP BY role;
-- case an alias in where
SELECT views * 2 AS twice FROM posts WHERE twice > 10;
-- case aliases with spaces
SELECT username AS 'User name', email `E-mail`, YEAR(created_at) "Since" FROM users ORDER BY `User name`;
SELECT username AS name FROM users ORDER BY name DESC LIMIT 1;
-- case names in upper and lower case
SELECT UPPER(username), LOWER(email), CONCAT(UPPER(LEFT(username, 1)), LOWER(SUBSTRING(username, 2))) AS proper, LENGTH(username), CHAR_LENGTH(username) FROM users;
-- case cut and pad
SELECT LPAD(id, 3, '0') AS no, RPAD(username, 8, '.') AS name, REVERSE(username), REPEAT('*', id), SUBSTRING(email, 1, LOCATE('@', email) - 1) AS box FROM users;
SELECT TRIM('  x  ') AS a, LTRIM('  x') AS b, TRIM(LEADING '0' FROM '0042') AS c, TRIM(BOTH '-' FROM '--x--') AS d, REPLACE('a-b-c', '-', ' ') AS e, INSERT('Quadratic', 3, 4, 'What') AS f;
-- case strings in lists
SELECT FIELD('b', 'a', 'b', 'c'), ELT(2, 'a', 'b'), FIND_IN_SET('css', 'html,css,js'), INSTR('foobar', 'bar'), POSITION('o' IN 'foobar'), STRCMP('a', 'b'), ASCII('A'), CHAR(72, 105), SPACE(3) = '   ';
SELECT title FROM posts ORDER BY FIELD(id, 3, 1, 2) DESC, id;
SELECT FORMAT(1234567.891, 2), FORMAT(0.5, 0), HEX('abc'), HEX(255), BIN(10), OCT(8), CONV('ff', 16, 10), SUBSTRING_INDEX('a.b.c', '.', 2);
-- case slugs
SELECT LOWER(REPLACE(REPLACE(title, ' ', '-'), ',', '')) AS made, slug, LOWER(REPLACE(REPLACE(title, ' ', '-'), ',', '')) = slug AS same FROM posts;
SELECT REGEXP_REPLACE(LOWER(title), '[^a-z]+', '-') AS made FROM posts WHERE id < 4;
SELECT title FROM posts WHERE title REGEXP '^[A-H]' ORDER BY title;
-- case whole numbers
SELECT 7 DIV 2, 7 % 2, MOD(-7, 2), 7 / 2, -7 DIV 2, 2 * 3 + 1, ABS(-5), SIGN(-3), POWER(2, 10), SQRT(16), GREATEST(3, 9, 4), LEAST(3, 9, 4);
-- case rounding
SELECT ROUND(2.5), ROUND(-2.5), ROUND(3.14159, 2), ROUND(1234.5, -2), TRUNCATE(3.999, 1), CEILING(1.1), FLOOR(-1.1), ROUND(rating), TRUNCATE(rating, 0) FROM posts WHERE id IN (1, 2);
-- case prices and taxes
SELECT views, views * 1.13 AS taxed, ROUND(views * 1.13, 2) AS rounded, views / 3 AS third, views * 0.1e0 AS approximate FROM posts ORDER BY id;
-- case division by zero
SELECT 1 / 0, 5 % 0, NULL + 1, 1 + '1', '5 apples' * 2, 'a' + 0;
SHOW WARNINGS;
-- case null in conditions
SELECT id FROM posts WHERE rating = NULL;
SELECT id FROM posts WHERE rating <> 5;
SELECT id, rating <=> NULL AS unknown, IFNULL(rating, 0) AS shown, NULLIF(views, 0) AS seen FROM posts;
SELECT id FROM posts ORDER BY rating, id;
SELECT id FROM posts ORDER BY rating DESC, id;
-- case between and in
SELECT username FROM users WHERE born BETWEEN '1990-01-01' AND '2001-12-31' ORDER BY born;
SELECT username FROM users WHERE created_at BETWEEN '2026-01-01' AND '2026-09-01' ORDER BY id;
SELECT username FROM users WHERE username NOT IN ('mira', 'ZOE') ORDER BY username;
-- case ages and dates
SELECT username, TIMESTAMPDIFF(YEAR, born, CURDATE()) AS age, DAYNAME(born) AS day, DATEDIFF(NOW(), created_at) AS days FROM users WHERE born IS NOT NULL ORDER BY age;
SELECT DATE_ADD(born, INTERVAL 1 YEAR), born + INTERVAL 1 MONTH, LAST_DAY(born), MONTHNAME(born), WEEKDAY(born), DAYOFYEAR(born), QUARTER(born) FROM users WHERE id IN (1, 4);
-- case comments of the last week
SELECT author FROM comments WHERE posted >= NOW() - INTERVAL 7 DAY;
SELECT DATE(posted) AS day, TIME(posted) AS time, DATE_FORMAT(posted, '%H:%i, %W %D %b %y') AS text FROM comments WHERE id = 5;
SELECT STR_TO_DATE('31/12/2025', '%d/%m/%Y') AS parsed, UNIX_TIMESTAMP('2026-09-08 09:00:00') AS stamp, FROM_UNIXTIME(0) AS start;
-- case a bad date
INSERT INTO users (username, email, born) VALUES ('leap', 'leap@example.com', '2023-02-29');
-- case list what there is
SHOW TABLES;
DESCRIBE tags;
SHOW COLUMNS FROM post_tag;
SELECT DATABASE();
-- case tables as they were made
SHOW CREATE TABLE posts\G
SHOW INDEX FROM post_tag;
-- case a table that is already there
CREATE TABLE IF NOT EXISTS tags (id INT);
CREATE TABLE tags (id INT);
-- case change a table
ALTER TABLE tags ADD COLUMN colour CHAR(7) NOT NULL DEFAULT '#000000' AFTER id, ADD UNIQUE (label);
ALTER TABLE tags MODIFY label VARCHAR(40) NULL;
ALTER TABLE tags CHANGE colour hue VARCHAR(20);
ALTER TABLE tags RENAME TO labels;
DESCRIBE labels;
SELECT * FROM labels LIMIT 1;
DROP TABLE labels;
SELECT * FROM labels;
-- case what phpMyAdmin exports
SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
START TRANSACTION;
SET time_zone = "+00:00";
/*!40101 SET NAMES utf8mb4 */;
CREATE TABLE `guestbook` (
  `id` int(11) NOT NULL,
  `name` varchar(40) NOT NULL,
  `message` text DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
INSERT INTO `guestbook` (`id`, `name`, `message`) VALUES
(1, 'Ana', 'It''s lovely'),
(2, 'Ben', 'Line one\nLine two');
ALTER TABLE `guestbook`
  ADD PRIMARY KEY (`id`);
ALTER TABLE `guestbook`
  MODIFY `id` int(11) NOT NULL AUTO_INCREMENT, AUTO_INCREMENT=3;
COMMIT;
INSERT INTO guestbook (name) VALUES ('Cho');
SELECT * FROM guestbook;
-- case a view of published posts
CREATE VIEW published AS SELECT id, title, views FROM posts WHERE published_at IS NOT NULL;
SELECT title FROM published WHERE views > 100 ORDER BY views;
UPDATE published SET views = 0 WHERE id = 1;
SELECT views FROM posts WHERE id = 1;
DROP VIEW published;
-- case prepared
PREPARE find FROM 'SELECT username FROM users WHERE role = ? AND id > ?';
SET @role = 'author', @least = 2;
EXECUTE find USING @role, @least;
DEALLOCATE PREPARE find;
-- case rank by views
SELECT title, views, RANK() OVER (ORDER BY views DESC) AS place, SUM(views) OVER (ORDER BY id) AS running FROM posts ORDER BY place, title;
-- case common table expression
WITH busy AS (SELECT post_id, COUNT(*) AS n FROM comments GROUP BY post_id)
SELECT p.title, b.n FROM busy b JOIN posts p ON p.id = b.post_id ORDER BY b.n DESC, p.id;
-- case if and case
SELECT title, IF(published_at IS NULL, 'draft', 'live') AS state, CASE WHEN views >= 500 THEN 'hot' WHEN views > 0 THEN 'seen' ELSE 'new' END AS heat FROM posts ORDER BY id;
SELECT CASE role WHEN 'admin' THEN 1 ELSE 0 END AS boss, username FROM users ORDER BY boss DESC, username;
-- case a comma too many
SELECT id, title, FROM posts;
-- case a word that is misspelt
SELCT id FROM posts;
-- case a missing quotation mark and bracket
SELECT COUNT(id FROM posts;
-- case a reserved word as a name
CREATE TABLE order (id INT);
-- case a function that is not there
SELECT LEN(title) FROM posts;
-- case comments in scripts
-- a comment to the end
SELECT 1 # another
+ 1 AS two; /* and
one of several lines */
SELECT 'a -- b' AS text, "c # d" AS other;
-- case a table to copy
CREATE TABLE archive LIKE posts;
INSERT INTO archive SELECT * FROM posts WHERE published_at < '2025-01-01';
CREATE TABLE short AS SELECT id, title FROM posts WHERE views > 50;
SELECT COUNT(*) FROM archive;
SELECT * FROM short;
DESCRIBE short;
TRUNCATE TABLE archive;
INSERT INTO archive (title, slug) VALUES ('New', 'new');
SELECT id, title, views FROM archive;
