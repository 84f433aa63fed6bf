-- setup: music
-- case who learns with whom
SELECT p.first_name, t.name, i.label
FROM lessons l
INNER JOIN pupils p ON p.id = l.pupil_id
INNER JOIN teachers t ON t.id = l.teacher_id
INNER JOIN instruments i ON i.code = l.instrument
ORDER BY l.starts;
-- case lessons with and without a teacher
SELECT l.id, l.starts, IFNULL(t.name, 'to be named') AS teacher
FROM lessons AS l LEFT OUTER JOIN teachers AS t ON l.teacher_id = t.id
ORDER BY teacher, l.id;
-- case pupils who never paid
SELECT p.* FROM pupils p LEFT JOIN payments y ON y.pupil_id = p.id WHERE y.id IS NULL;
-- case the boss of each teacher
SELECT t.name AS teacher, b.name AS boss, t.hired - INTERVAL 1 DAY AS day_before
FROM teachers t LEFT JOIN teachers b ON t.boss_id = b.id ORDER BY t.id;
-- case instruments nobody plays
SELECT i.label, COUNT(l.id) FROM lessons l RIGHT JOIN instruments i ON i.code = l.instrument GROUP BY i.code, i.label HAVING COUNT(l.id) < 2 ORDER BY 2, 1;
-- case pupils of the same city
SELECT a.first_name, b.first_name, a.city FROM pupils a JOIN pupils b ON a.city = b.city AND a.id < b.id ORDER BY a.id, b.id;
-- case cross join of families and methods
SELECT DISTINCT i.family, y.method FROM instruments i CROSS JOIN payments y WHERE y.method IS NOT NULL ORDER BY i.family, y.method;
-- case a join with using
CREATE TABLE emergency (pupil_id INT UNSIGNED, phone VARCHAR(20));
INSERT INTO emergency VALUES (1, '613-555-0101'), (3, '819-555-0133'), (9, 'nobody');
SELECT * FROM emergency JOIN payments USING (pupil_id) ORDER BY id;
SELECT pupil_id, phone, amount FROM emergency LEFT JOIN payments USING (pupil_id) ORDER BY pupil_id, amount DESC;
-- case join forgets its condition
SELECT COUNT(*) FROM pupils JOIN lessons;
SELECT COUNT(*) FROM pupils, lessons, payments;
-- case old style join
SELECT first_name, amount FROM pupils, payments WHERE pupils.id = payments.pupil_id AND amount > 50 ORDER BY amount DESC, first_name;
-- case ambiguous id
SELECT id FROM pupils JOIN lessons ON pupils.id = lessons.pupil_id;
-- case wrong alias after the join
SELECT pupils.first_name FROM pupils p JOIN lessons l ON l.pupil_id = p.id;
-- case minutes per teacher
SELECT t.name, SUM(l.minutes) AS minutes, ROUND(SUM(l.minutes) / 60 * t.hourly, 2) AS cost
FROM teachers t LEFT JOIN lessons l ON l.teacher_id = t.id
GROUP BY t.id, t.name, t.hourly ORDER BY minutes DESC;
-- case money per method
SELECT method, COUNT(*) AS n, SUM(amount) AS total, AVG(amount) AS mean, MIN(amount), MAX(amount) FROM payments GROUP BY method ORDER BY method;
-- case money per month
SELECT DATE_FORMAT(paid_on, '%Y-%m') AS month, SUM(amount) FROM payments GROUP BY month ORDER BY month;
-- case year and month of payments
SELECT YEAR(paid_on) y, MONTHNAME(paid_on) m, COUNT(*) FROM payments WHERE paid_on IS NOT NULL GROUP BY y, m, MONTH(paid_on) ORDER BY y, MONTH(paid_on);
-- case having on an alias
SELECT pupil_id, SUM(amount) AS paid FROM payments GROUP BY pupil_id HAVING paid >= 60 ORDER BY paid DESC, pupil_id;
-- case having without group
SELECT COUNT(*) AS n FROM pupils HAVING n > 100;
SELECT MAX(level) AS top FROM pupils HAVING top > 4;
-- case where with an aggregate
SELECT pupil_id FROM payments WHERE SUM(amount) > 100 GROUP BY pupil_id;
-- case column that is not grouped
SELECT city, first_name, COUNT(*) FROM pupils GROUP BY city;
-- case aggregate beside a plain column
SELECT first_name, MAX(level) FROM pupils;
-- case cities without regard to case
SELECT city, COUNT(*) AS n FROM pupils GROUP BY city ORDER BY n DESC, city;
-- case rollup of instruments
SELECT instrument, SUM(minutes) AS minutes FROM lessons GROUP BY instrument WITH ROLLUP;
-- case rollup of two columns
SELECT IFNULL(city, '(all)') AS city, level, COUNT(*) AS n FROM pupils WHERE city IS NOT NULL GROUP BY city, level WITH ROLLUP;
-- case rollup with having
SELECT method, SUM(amount) AS total FROM payments WHERE method IS NOT NULL GROUP BY method WITH ROLLUP HAVING total > 100;
-- case distinct counts
SELECT COUNT(city), COUNT(DISTINCT city), COUNT(*), COUNT(email) FROM pupils;
-- case average of nothing
SELECT AVG(amount), SUM(amount), COUNT(amount), MIN(paid_on) FROM payments WHERE pupil_id = 99;
-- case group concat of instruments
SELECT t.name, GROUP_CONCAT(DISTINCT i.label ORDER BY i.label DESC SEPARATOR ' / ') AS teaches
FROM teachers t JOIN lessons l ON l.teacher_id = t.id JOIN instruments i ON i.code = l.instrument GROUP BY t.id, t.name ORDER BY t.name;
-- case conditional sums
SELECT SUM(method = 'cash') AS cash, SUM(IF(method = 'card', amount, 0)) AS card, COUNT(CASE WHEN amount >= 60 THEN 1 END) AS big FROM payments;
-- case stddev and variance
SELECT ROUND(STDDEV(amount), 4), ROUND(VAR_SAMP(amount), 3), STD(level) FROM payments JOIN pupils ON pupils.id = pupil_id;
-- case above the average
SELECT first_name, level FROM pupils WHERE level > (SELECT AVG(level) FROM pupils) ORDER BY level DESC;
-- case in a list from a query
SELECT first_name FROM pupils WHERE id IN (SELECT pupil_id FROM lessons WHERE instrument = 'GTR') ORDER BY first_name DESC;
-- case not in with null
SELECT name FROM teachers WHERE id NOT IN (SELECT teacher_id FROM lessons);
SELECT name FROM teachers WHERE id NOT IN (SELECT boss_id FROM teachers WHERE boss_id IS NOT NULL) ORDER BY name;
-- case exists and not exists
SELECT label FROM instruments i WHERE NOT EXISTS (SELECT 1 FROM lessons l WHERE l.instrument = i.code AND l.minutes > 30) ORDER BY label;
SELECT first_name FROM pupils p WHERE EXISTS (SELECT * FROM payments WHERE pupil_id = p.id AND method = 'cash') ORDER BY p.id;
-- case subquery in the select list
SELECT first_name, (SELECT COUNT(*) FROM lessons WHERE pupil_id = pupils.id) AS lessons, (SELECT SUM(amount) FROM payments y WHERE y.pupil_id = pupils.id) AS paid FROM pupils ORDER BY id;
-- case subquery gives two rows
SELECT first_name FROM pupils WHERE id = (SELECT pupil_id FROM lessons WHERE instrument = 'GTR');
-- case subquery gives two columns
SELECT first_name FROM pupils WHERE id IN (SELECT id, pupil_id FROM lessons);
-- case derived table
SELECT AVG(n) AS mean, MAX(n) AS most FROM (SELECT pupil_id, COUNT(*) AS n FROM lessons GROUP BY pupil_id) AS per_pupil;
-- case derived table without a name
SELECT AVG(n) FROM (SELECT COUNT(*) AS n FROM lessons GROUP BY pupil_id);
-- case any and all
SELECT first_name FROM pupils WHERE level >= ALL (SELECT level FROM pupils);
SELECT first_name FROM pupils WHERE level > ANY (SELECT level FROM pupils WHERE city = 'Gatineau') ORDER BY id;
-- case row comparison
SELECT first_name, last_name FROM pupils WHERE (first_name, last_name) = ('HUGO', 'Costa');
SELECT id FROM lessons WHERE (pupil_id, instrument) IN ((1, 'PNO'), (3, 'VLN')) ORDER BY id;
-- case latest lesson of each pupil
SELECT l.pupil_id, l.starts FROM lessons l WHERE l.starts = (SELECT MAX(starts) FROM lessons WHERE pupil_id = l.pupil_id) ORDER BY 1;
-- case union of cities and teachers
SELECT first_name AS who, 'pupil' AS kind FROM pupils WHERE level = 1 UNION SELECT name, 'teacher' FROM teachers ORDER BY who;
SELECT 1 AS a, 'x' AS b UNION ALL SELECT 2.5, 'long text' UNION ALL SELECT NULL, '';
-- case union with limits
(SELECT amount FROM payments ORDER BY amount DESC LIMIT 2) UNION ALL (SELECT amount FROM payments ORDER BY amount LIMIT 2);
-- case union of different widths
SELECT id, first_name FROM pupils UNION SELECT name FROM teachers;
-- case intersect and except
SELECT pupil_id FROM lessons INTERSECT SELECT pupil_id FROM payments ORDER BY pupil_id;
SELECT id FROM pupils EXCEPT SELECT pupil_id FROM payments ORDER BY id;
-- case age of pupils
SELECT first_name, born, TIMESTAMPDIFF(YEAR, born, '2026-09-08') AS age FROM pupils ORDER BY age DESC, first_name;
-- case birthdays of leap day
SELECT first_name, born + INTERVAL 1 YEAR, DATE_ADD(born, INTERVAL 4 YEAR), DATE_SUB(born, INTERVAL 1 MONTH) FROM pupils WHERE MONTH(born) = 2;
-- case end of months
SELECT LAST_DAY('2026-02-10'), DATE_ADD('2026-01-31', INTERVAL 1 MONTH), DATE_ADD('2026-08-31', INTERVAL -6 MONTH), DATEDIFF('2026-12-25', '2026-09-08');
-- case parts of a moment
SELECT id, DATE(starts), TIME(starts), DAYNAME(starts), DAYOFWEEK(starts), WEEKDAY(starts), WEEK(starts), WEEKOFYEAR(starts), QUARTER(starts), DAYOFYEAR(starts) FROM lessons WHERE id < 4;
-- case formatted dates
SELECT DATE_FORMAT(starts, '%W, %M %D %Y at %l:%i %p') AS shown, DATE_FORMAT(starts, '%d/%m/%y %H:%i:%s %j %U %a %b %c %e %k %%') AS all_of_it FROM lessons ORDER BY starts LIMIT 3;
-- case end of a lesson
SELECT id, starts, starts + INTERVAL minutes MINUTE AS ends, ADDTIME(TIME(starts), SEC_TO_TIME(minutes * 60)) AS clock FROM lessons ORDER BY starts, id;
-- case today and the lessons to come
SELECT CURDATE(), NOW(), CURRENT_TIMESTAMP, CURTIME();
SELECT id FROM lessons WHERE starts >= NOW();
SELECT id FROM lessons WHERE DATE(starts) = CURDATE() - INTERVAL 1 DAY;
-- case text to date and back
SELECT STR_TO_DATE('8 September 2026', '%e %M %Y'), STR_TO_DATE('09/08/26', '%m/%d/%y'), STR_TO_DATE('10:20 PM', '%h:%i %p'), STR_TO_DATE('nonsense', '%Y-%m-%d');
-- case between two days
SELECT id, starts FROM lessons WHERE starts BETWEEN '2026-09-02' AND '2026-09-04' ORDER BY starts;
-- case time arithmetic
SELECT TIMEDIFF('12:30:00', '09:45:30'), TIME_TO_SEC('01:02:03'), SEC_TO_TIME(4000), MAKETIME(9, 5, 0), MAKEDATE(2026, 60), TIMESTAMPDIFF(MINUTE, '2026-09-08 08:00', '2026-09-08 09:45'), EXTRACT(YEAR_MONTH FROM '2026-09-08');
-- case unix times
SELECT UNIX_TIMESTAMP('2026-09-08 09:00:00'), FROM_UNIXTIME(0), FROM_UNIXTIME(1788858000, '%Y/%m/%d'), TO_DAYS('2026-09-08'), FROM_DAYS(740000);
-- case impossible dates
SELECT DATE('2026-02-30'), DAY('2026-09-31'), DATEDIFF('2026-02-30', '2026-01-01');
SHOW WARNINGS;
-- case insert of an impossible date
INSERT INTO payments (pupil_id, amount, paid_on) VALUES (1, 5, '2026-02-30');
-- case insert of a date in the wrong order
INSERT INTO payments (pupil_id, amount, paid_on) VALUES (1, 5, '08-09-2026');
SELECT paid_on FROM payments WHERE amount = 5;
-- case dates without dashes
INSERT INTO payments (pupil_id, amount, paid_on) VALUES (1, 5, 20260908), (1, 5, '2026/9/8'), (1, 5, '26-9-8'), (1, 5, '2026.09.08');
SELECT paid_on FROM payments WHERE amount = 5;
-- case names put together
SELECT CONCAT(first_name, ' ', last_name) AS full, CONCAT_WS(', ', last_name, first_name, city) AS sorted, UPPER(last_name), LOWER(city), LENGTH(first_name), CHAR_LENGTH(first_name) FROM pupils ORDER BY id;
-- case pieces of emails
SELECT SUBSTRING_INDEX(email, '@', 1) AS user, SUBSTRING_INDEX(email, '.', -1) AS tld, LOCATE('@', email) AS at, LEFT(email, 3), RIGHT(email, 4), SUBSTRING(email, 2, 3), INSTR(email, 'example') FROM pupils WHERE email IS NOT NULL ORDER BY email;
-- case padding and trimming
SELECT LPAD(code, 6, '*'), RPAD(label, 12, '.'), TRIM('  a b  '), LTRIM('  x'), RTRIM('x  '), TRIM(LEADING '0' FROM '007'), TRIM(BOTH 'x' FROM 'xxhixx'), REPEAT('=', 3), SPACE(2) FROM instruments ORDER BY code LIMIT 2;
-- case replacing and reversing
SELECT REPLACE(label, 'o', '0'), REVERSE(label), INSERT(label, 2, 3, '___'), ELT(2, 'a', 'b', 'c'), FIELD('b', 'a', 'b'), FIND_IN_SET('b', 'a,b,c'), ASCII('A'), CHAR(72, 105), HEX('abc'), STRCMP('a', 'B') FROM instruments WHERE code = 'SAX';
-- case search with like
SELECT note FROM lessons WHERE note LIKE '%100\%%';
SELECT first_name FROM pupils WHERE first_name LIKE '_e%' ORDER BY first_name;
SELECT last_name FROM pupils WHERE last_name LIKE 'o\'%' OR last_name LIKE "mc%";
SELECT first_name FROM pupils WHERE first_name NOT LIKE '%e%' ORDER BY id;
-- case search with regexp
SELECT email FROM pupils WHERE email REGEXP '^[a-e].*\\.com$' ORDER BY email;
SELECT REGEXP_REPLACE('613-555-0101', '[^0-9]', ''), REGEXP_SUBSTR('room B204', '[0-9]+'), REGEXP_INSTR('abc123', '[0-9]'), 'abc' RLIKE 'B';
-- case accents in a search
SELECT first_name FROM pupils WHERE first_name = 'chloe';
SELECT name FROM teachers WHERE name LIKE 'hel%';
SELECT city FROM pupils WHERE city = 'MONTREAL';
-- case rounding
SELECT ROUND(2.5), ROUND(-2.5), ROUND(1.005, 2), ROUND(1234.567, -2), TRUNCATE(9.999, 1), CEILING(4.1), FLOOR(-4.1), 7 DIV 2, 7 MOD 2, -7 % 3, 7 / 2, ABS(-3), SIGN(-9), POW(2, 10), SQRT(2), PI();
-- case divided by zero
SELECT 5 / 0, 5 % 0, 5 DIV 0;
SHOW WARNINGS;
-- case a number as text
SELECT '12' + 3, '12abc' + 1, 'abc' + 1, '3.5' * 2, 1 + NULL, '5' = 5, 'a' = 0, 10 > '9', '10' > '9';
-- case format of money
SELECT FORMAT(1234567.891, 2), FORMAT(0.5, 0), FORMAT(-1234.5, 1), CAST(12.345 AS DECIMAL(5,1)), CAST('42' AS UNSIGNED) + 1, CONVERT('2026-09-08', DATE), CAST(3.7 AS SIGNED);
-- case least and greatest
SELECT LEAST(3, 1, 2), GREATEST('apple', 'Banana', 'cherry'), LEAST(1, NULL), GREATEST(2, '10'), COALESCE(NULL, NULL, 'c'), NULLIF(5, 5), NULLIF('a', 'b'), IFNULL(NULL, 0);
-- case case expressions
SELECT first_name, CASE WHEN level >= 4 THEN 'advanced' WHEN level >= 2 THEN 'middle' ELSE 'beginner' END AS grade, CASE city WHEN 'Ottawa' THEN 'ON' WHEN 'Gatineau' THEN 'QC' END AS province FROM pupils ORDER BY level DESC, first_name;
-- case sort by enum and null
SELECT id, method FROM payments ORDER BY method, id;
SELECT label, family, family + 0 FROM instruments ORDER BY family DESC, label;
SELECT first_name, city FROM pupils ORDER BY city IS NULL, city, first_name;
-- case sort by a list
SELECT label FROM instruments ORDER BY FIELD(code, 'VLN', 'PNO') DESC, label;
-- case page two
SELECT id, last_name FROM pupils ORDER BY last_name, first_name LIMIT 3 OFFSET 3;
SELECT id, last_name FROM pupils ORDER BY last_name, first_name LIMIT 6, 3;
-- case limit with a minus
SELECT id FROM pupils LIMIT -1;
-- case null logic
SELECT NULL = NULL, NULL <=> NULL, NULL IS NULL, NOT NULL, NULL AND 0, NULL OR 1, 1 XOR NULL, 3 IN (1, NULL), 1 IN (1, NULL), NULL BETWEEN 1 AND 2;
SELECT COUNT(*) FROM pupils WHERE city = NULL;
SELECT COUNT(*) FROM pupils WHERE city <> 'Ottawa';
-- case equality sign twice
SELECT * FROM pupils WHERE id == 1;
-- case missing comma becomes an alias
SELECT first_name last_name FROM pupils WHERE id <= 2;
-- case missing from
SELECT first_name WHERE id = 1;
-- case keyword as a column
CREATE TABLE prices (id INT, key INT);
-- case backticks for keywords
CREATE TABLE `order` (`key` INT, `group` VARCHAR(5));
INSERT INTO `order` VALUES (1, 'a');
SELECT `key`, `group` FROM `order`;
-- case a misspelt keyword
SELCT * FROM pupils;
-- case a misspelt table
SELECT * FROM pupil;
-- case a misspelt column
SELECT frist_name FROM pupils;
-- case a misspelt function
SELECT LEN(first_name) FROM pupils;
-- case wrong number of arguments
SELECT ROUND(1, 2, 3);
-- case no closing parenthesis
SELECT COUNT(id FROM pupils;
-- case a trailing comma
CREATE TABLE t (id INT, name VARCHAR(10),);
-- case where after order
SELECT * FROM pupils ORDER BY id WHERE id = 1;
-- case text without quotation marks
SELECT * FROM pupils WHERE first_name = Ana;
-- case too many values
INSERT INTO instruments VALUES ('HRP', 'Harp', 'strings', 1);
-- case too few values
INSERT INTO instruments (code, label, family) VALUES ('HRP', 'Harp');
-- case insert of an unknown column
INSERT INTO instruments (code, title) VALUES ('HRP', 'Harp');
-- case insert without a needed value
INSERT INTO instruments (code, family) VALUES ('HRP', 'strings');
-- case a name twice
INSERT INTO instruments VALUES ('PIA', 'PIANO', 'keys');
-- case a primary key twice
INSERT INTO pupils (id, first_name, last_name, joined) VALUES (3, 'X', 'Y', NOW());
-- case a value that is no member
INSERT INTO payments (pupil_id, amount, method) VALUES (1, 10, 'bitcoin');
-- case a text that is too long
INSERT INTO instruments VALUES ('PIANO', 'Toy piano', 'keys');
-- case a number out of range
INSERT INTO pupils (first_name, last_name, joined, level) VALUES ('A', 'B', NOW(), 300);
-- case a check is broken
INSERT INTO pupils (first_name, last_name, joined, level) VALUES ('A', 'B', NOW(), 12);
-- case a null where none may be
UPDATE pupils SET first_name = NULL WHERE id = 1;
-- case a parent that is not there
INSERT INTO lessons (pupil_id, instrument, starts) VALUES (42, 'PNO', NOW());
-- case a parent that has children
DELETE FROM instruments WHERE code = 'PNO';
-- case children that go with the parent
DELETE FROM pupils WHERE id = 3;
SELECT COUNT(*) FROM lessons;
SELECT COUNT(*) FROM payments WHERE pupil_id = 3;
-- case children that lose the parent
DELETE FROM teachers WHERE id = 4;
SELECT id, teacher_id FROM lessons WHERE instrument = 'DRM';
DELETE FROM teachers WHERE id = 1;
-- case a code that changes everywhere
UPDATE instruments SET code = 'KEY' WHERE code = 'PNO';
SELECT DISTINCT instrument FROM lessons ORDER BY instrument;
-- case drop a parent
DROP TABLE pupils;
-- case truncate a parent
TRUNCATE TABLE teachers;
-- case several rows and the last id
INSERT INTO payments (pupil_id, amount) VALUES (1, 1), (2, 2), (3, 3);
SELECT LAST_INSERT_ID(), ROW_COUNT();
SELECT * FROM payments ORDER BY id DESC LIMIT 3;
-- case insert with set
INSERT INTO payments SET pupil_id = 5, amount = 12.345, paid_on = CURDATE();
SHOW WARNINGS;
SELECT * FROM payments WHERE pupil_id = 5;
-- case insert from a query
CREATE TABLE mailing (email VARCHAR(60) PRIMARY KEY, name VARCHAR(61) NOT NULL);
INSERT INTO mailing SELECT email, CONCAT(first_name, ' ', last_name) FROM pupils WHERE email IS NOT NULL;
INSERT IGNORE INTO mailing VALUES ('ana@example.com', 'Twice'), ('new@example.com', 'New');
SELECT * FROM mailing;
-- case count logins with on duplicate key
CREATE TABLE logins (user VARCHAR(20) PRIMARY KEY, n INT NOT NULL DEFAULT 1, last DATE);
INSERT INTO logins (user, last) VALUES ('ana', '2026-09-01') ON DUPLICATE KEY UPDATE n = n + 1, last = VALUES(last);
INSERT INTO logins (user, last) VALUES ('ana', '2026-09-08') ON DUPLICATE KEY UPDATE n = n + 1, last = VALUES(last);
INSERT INTO logins (user, last) VALUES ('ANA', '2026-09-08'), ('ben', NULL) ON DUPLICATE KEY UPDATE n = n + 10;
INSERT INTO logins (user, last) VALUES ('ben', NULL) ON DUPLICATE KEY UPDATE n = n;
SELECT * FROM logins ORDER BY user;
-- case replace a row
REPLACE INTO instruments VALUES ('TUB', 'Tuba', 'wind');
REPLACE INTO instruments (code, label, family) VALUES ('TUB', 'Bass tuba', 'wind');
SELECT * FROM instruments WHERE code = 'TUB';
-- case a raise for everyone
UPDATE teachers SET hourly = hourly * 1.035;
SHOW WARNINGS;
SELECT name, hourly FROM teachers;
UPDATE teachers SET hourly = hourly WHERE id > 2;
-- case update with order and limit
UPDATE pupils SET level = level + 1 WHERE level < 9 ORDER BY joined DESC LIMIT 2;
SELECT id, level FROM pupils ORDER BY id;
-- case update with a join
UPDATE lessons l JOIN teachers t ON t.id = l.teacher_id SET l.note = CONCAT('with ', t.name), l.minutes = l.minutes + 5 WHERE t.name LIKE 'Omar%';
SELECT id, minutes, note FROM lessons WHERE teacher_id = 2 ORDER BY id;
-- case update from itself
UPDATE pupils SET level = (SELECT MAX(level) FROM pupils) WHERE id = 1;
-- case delete with a join
DELETE y FROM payments y LEFT JOIN lessons l ON l.pupil_id = y.pupil_id WHERE l.id IS NULL OR y.amount = 0;
SELECT COUNT(*) FROM payments;
-- case delete with limit
DELETE FROM payments ORDER BY amount LIMIT 3;
SELECT amount FROM payments ORDER BY amount;
DELETE FROM payments WHERE pupil_id = 1000;
-- case swap two columns
CREATE TABLE pair (a INT, b INT);
INSERT INTO pair VALUES (1, 2), (3, 4);
UPDATE pair SET a = b, b = a;
SELECT * FROM pair;
-- case rolled back
START TRANSACTION;
DELETE FROM payments;
SELECT COUNT(*) FROM payments;
ROLLBACK;
SELECT COUNT(*) FROM payments;
-- case savepoints
BEGIN;
INSERT INTO payments (pupil_id, amount) VALUES (1, 1);
SAVEPOINT one;
INSERT INTO payments (pupil_id, amount) VALUES (2, 2);
ROLLBACK TO SAVEPOINT one;
COMMIT;
SELECT pupil_id, amount FROM payments WHERE amount < 5 ORDER BY id;
INSERT INTO payments (pupil_id, amount) VALUES (3, 3);
SELECT MAX(id) FROM payments;
-- case a savepoint that is not there
START TRANSACTION;
ROLLBACK TO nowhere;
-- case autocommit off
SET autocommit = 0;
UPDATE teachers SET hourly = 1;
ROLLBACK;
SET autocommit = 1;
SELECT SUM(hourly) FROM teachers;
-- case a table made inside a transaction
START TRANSACTION;
UPDATE pupils SET level = 9 WHERE id = 1;
CREATE TABLE side (x INT);
ROLLBACK;
SELECT level FROM pupils WHERE id = 1;
-- case a view of balances
CREATE VIEW balances AS SELECT p.id, CONCAT(p.first_name, ' ', p.last_name) AS pupil, COALESCE(SUM(y.amount), 0) AS paid FROM pupils p LEFT JOIN payments y ON y.pupil_id = p.id GROUP BY p.id, p.first_name, p.last_name;
SELECT * FROM balances WHERE paid > 0 ORDER BY paid DESC, pupil;
DESCRIBE balances;
DROP VIEW balances;
SELECT * FROM balances;
-- case a view that can be changed
CREATE OR REPLACE VIEW locals (id, name, city) AS SELECT id, first_name, city FROM pupils WHERE city = 'Ottawa' WITH CHECK OPTION;
UPDATE locals SET name = 'Anna' WHERE id = 1;
SELECT * FROM locals ORDER BY id;
UPDATE locals SET city = 'Gatineau' WHERE id = 1;
-- case a view twice
CREATE VIEW v AS SELECT 1 AS one;
CREATE VIEW v AS SELECT 2 AS two;
-- case insert into a view with a group
CREATE VIEW totals AS SELECT method, SUM(amount) AS s FROM payments GROUP BY method;
INSERT INTO totals VALUES ('cash', 5);
-- case prepared and run twice
PREPARE find FROM 'SELECT first_name, level FROM pupils WHERE level >= ? AND city = ? ORDER BY id';
SET @level = 2, @city = 'ottawa';
EXECUTE find USING @level, @city;
SET @level = 4;
EXECUTE find USING @level, @city;
DEALLOCATE PREPARE find;
EXECUTE find USING @level, @city;
-- case prepared with too few values
PREPARE add_pair FROM 'SELECT ? + ?';
SET @a = 1;
EXECUTE add_pair USING @a;
-- case user variables
SET @total := (SELECT SUM(amount) FROM payments);
SELECT @total, @total / 2, @missing;
SELECT amount, ROUND(amount / @total * 100, 1) AS share FROM payments ORDER BY amount DESC, id LIMIT 3;
SELECT @n := 5;
-- case row numbers
SELECT ROW_NUMBER() OVER (ORDER BY level DESC, id) AS nr, RANK() OVER (ORDER BY level DESC) AS rk, DENSE_RANK() OVER (ORDER BY level DESC) AS dr, first_name, level FROM pupils ORDER BY nr;
-- case running total
SELECT id, amount, SUM(amount) OVER (ORDER BY id) AS so_far, SUM(amount) OVER () AS whole, ROUND(AVG(amount) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING), 2) AS smooth FROM payments;
-- case first of each group
SELECT * FROM (SELECT pupil_id, amount, ROW_NUMBER() OVER (PARTITION BY pupil_id ORDER BY amount DESC) AS nr FROM payments) AS ranked WHERE nr = 1 ORDER BY pupil_id;
-- case before and after
SELECT starts, LAG(starts) OVER (ORDER BY starts) AS before_it, LEAD(minutes, 1) OVER (ORDER BY starts) AS next_minutes, FIRST_VALUE(instrument) OVER (PARTITION BY pupil_id ORDER BY starts) AS first_one FROM lessons ORDER BY starts;
-- case quarters with ntile
SELECT first_name, NTILE(3) OVER (ORDER BY first_name) AS third, PERCENT_RANK() OVER (ORDER BY level) AS pr, CUME_DIST() OVER (ORDER BY level) AS cd FROM pupils ORDER BY first_name;
-- case window in where
SELECT id FROM pupils WHERE ROW_NUMBER() OVER (ORDER BY id) = 1;
-- case window with a name
SELECT id, SUM(amount) OVER w AS s, COUNT(*) OVER w AS n FROM payments WINDOW w AS (PARTITION BY pupil_id ORDER BY id) ORDER BY id;
-- case cte of totals
WITH totals AS (SELECT pupil_id, SUM(amount) AS paid FROM payments GROUP BY pupil_id), top AS (SELECT MAX(paid) AS paid FROM totals)
SELECT first_name, totals.paid FROM totals JOIN top ON top.paid = totals.paid JOIN pupils ON pupils.id = totals.pupil_id;
-- case numbers from a cte
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5) SELECT i, i * i AS square FROM n;
-- case days of a week
WITH RECURSIVE days AS (SELECT DATE('2026-08-31') AS d UNION ALL SELECT d + INTERVAL 1 DAY FROM days WHERE d < '2026-09-06')
SELECT d, DAYNAME(d), COUNT(l.id) AS lessons FROM days LEFT JOIN lessons l ON DATE(l.starts) = d GROUP BY d ORDER BY d;
-- case tree of teachers
WITH RECURSIVE tree AS (
  SELECT id, name, 0 AS depth, CAST(name AS CHAR(200)) AS path FROM teachers WHERE boss_id IS NULL
  UNION ALL
  SELECT t.id, t.name, tree.depth + 1, CONCAT(tree.path, ' > ', t.name) FROM teachers t JOIN tree ON t.boss_id = tree.id
) SELECT CONCAT(REPEAT('  ', depth), name) AS who, path FROM tree ORDER BY path;
-- case cte without the word recursive
WITH n AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM n WHERE i < 3) SELECT * FROM n;
-- case change a table
ALTER TABLE pupils ADD COLUMN phone VARCHAR(20) AFTER email, MODIFY city VARCHAR(50) NOT NULL DEFAULT 'Ottawa';
-- case add and drop columns
ALTER TABLE teachers ADD COLUMN active BOOLEAN NOT NULL DEFAULT TRUE, ADD INDEX (name), DROP COLUMN hired;
DESCRIBE teachers;
ALTER TABLE teachers RENAME COLUMN hourly TO rate;
SELECT * FROM teachers LIMIT 1;
SHOW COLUMNS FROM instruments LIKE 'l%';
-- case drop a column that is not there
ALTER TABLE teachers DROP COLUMN salary;
-- case rename and drop tables
RENAME TABLE payments TO receipts;
SHOW TABLES;
DROP TABLE IF EXISTS payments, receipts;
SHOW WARNINGS;
-- case make a table twice
CREATE TABLE IF NOT EXISTS teachers (id INT);
CREATE TABLE teachers (id INT);
-- case show how a table was made
CREATE TABLE rooms (
  nr SMALLINT UNSIGNED NOT NULL,
  building CHAR(1) NOT NULL DEFAULT 'A',
  seats INT DEFAULT 20 COMMENT 'chairs',
  piano BOOLEAN DEFAULT FALSE,
  price DECIMAL(5,2),
  opened TIMESTAMP DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (building, nr),
  UNIQUE KEY by_price (price),
  CONSTRAINT enough CHECK (seats > 0)
);
SHOW CREATE TABLE rooms;
INSERT INTO rooms (nr, seats) VALUES (101, 0);
-- case default values
CREATE TABLE d (a INT DEFAULT 7, b VARCHAR(5) DEFAULT 'x', c DATETIME DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP, e BOOLEAN DEFAULT 1);
INSERT INTO d () VALUES ();
INSERT INTO d (a, b) VALUES (DEFAULT, DEFAULT), (NULL, NULL);
SELECT * FROM d;
-- case copies of tables
CREATE TABLE old_lessons LIKE lessons;
INSERT INTO old_lessons SELECT * FROM lessons WHERE starts < '2026-09-02';
CREATE TABLE names AS SELECT DISTINCT last_name, CHAR_LENGTH(last_name) AS size FROM pupils;
SELECT COUNT(*) FROM old_lessons;
SELECT * FROM names ORDER BY size, last_name;
DESCRIBE names;
-- case a temporary table
CREATE TEMPORARY TABLE cart (item VARCHAR(10), qty INT, price DECIMAL(5,2));
INSERT INTO cart VALUES ('reed', 3, 2.25), ('string', 6, 1.10);
SELECT item, qty * price AS line, SUM(qty * price) OVER () AS sum FROM cart ORDER BY item;
DROP TEMPORARY TABLE cart;
-- case an index
CREATE INDEX by_city ON pupils (city, last_name);
CREATE UNIQUE INDEX by_mail ON pupils (email);
DROP INDEX by_city ON pupils;
DROP INDEX by_city ON pupils;
-- case two databases
CREATE DATABASE lesson_two;
USE lesson_two;
CREATE TABLE t (x INT);
INSERT INTO t SELECT id FROM lesson.pupils;
SELECT COUNT(*), DATABASE() FROM t;
SELECT t.x, lesson.pupils.first_name FROM t JOIN lesson.pupils ON x = id WHERE x = 1;
DROP DATABASE lesson_two;
-- case comments everywhere
SELECT 1 -- one
, 2 # two
/* and
three */ , 3;
-- case escapes in text
SELECT 'It''s', "say ""hi""", 'a\tb', 'line\\n', 'quote\'s', '' = ' ', 'a' 'b';
-- case booleans
SELECT TRUE, FALSE, TRUE + TRUE, NOT 0, !1, 5 > 3 > 1, 2 BETWEEN 1 AND 3, 'a' < 'b' AND 'B' < 'a' OR 1;
-- case bits and bases
SELECT 5 & 3, 5 | 3, 5 ^ 3, ~0, 1 << 4, 255 >> 4, BIN(10), HEX(255), OCT(8), CONV('ff', 16, 10), 0x1F + 0, b'101' + 0;
-- case names of columns
SELECT 1+1, 'text', UPPER('x') 'Big', COUNT(*) AS "how many", max(level) FROM pupils;
-- case hashing
SELECT MD5('a'), SHA1('a'), SHA2('a', 256), CRC32('a'), LENGTH(UUID());
-- case rows as vertical text
SELECT first_name, note FROM pupils JOIN lessons ON pupils.id = pupil_id WHERE lessons.id = 4\G
-- case multiple unique keys on duplicate
CREATE TABLE seats (id INT AUTO_INCREMENT PRIMARY KEY, row_no INT, seat INT, owner VARCHAR(10), UNIQUE (row_no, seat));
INSERT INTO seats (row_no, seat, owner) VALUES (1, 1, 'Ana'), (1, 2, 'Ben');
INSERT INTO seats (row_no, seat, owner) VALUES (1, 2, 'Eve') ON DUPLICATE KEY UPDATE owner = CONCAT(owner, '+', VALUES(owner));
INSERT INTO seats (row_no, seat, owner) VALUES (2, 1, 'Dev');
SELECT * FROM seats ORDER BY id;
INSERT INTO seats (row_no, seat, owner) VALUES (1, 1, 'Again');
-- case json is not there
SELECT JSON_EXTRACT('{"a": 1}', '$.a');
-- case what the average costs
SELECT instrument, AVG(minutes), SUM(minutes) / COUNT(*), ROUND(AVG(minutes)), AVG(DISTINCT minutes) FROM lessons GROUP BY instrument ORDER BY instrument;
-- case a comparison of dates as text
SELECT '2026-9-8' = DATE('2026-09-08'), DATE('2026-09-08') > '2026-9-10', starts > '2026-09-07' AS late FROM lessons WHERE id IN (2, 9);
-- case insert several and one is wrong
INSERT INTO instruments VALUES ('HRP', 'Harp', 'strings'), ('HRP', 'Harpsichord', 'keys');
-- case after one was wrong
INSERT IGNORE INTO instruments VALUES ('HRP', 'Harp', 'strings'), ('HRP', 'Harpsichord', 'keys'), ('XYL', 'Xylophone', 'tuned');
SHOW WARNINGS;
SELECT * FROM instruments ORDER BY label;
-- case a name with an apostrophe
SELECT id FROM pupils WHERE last_name = 'O'Neil';
-- case a name with an apostrophe in the list
SELECT 'O'Neil' FROM pupils;
-- case a quotation mark is left open
SELECT id FROM pupils WHERE last_name = 'Kim;
SELECT 1;
-- case two unknown names
SELECT nothing FROM pupils WHERE nowhere = 1;
-- case unknown names behind the list
SELECT id FROM pupils WHERE nowhere = 1 ORDER BY never;
-- case a rollup of a text in two cases
SELECT city, level, COUNT(*) FROM pupils WHERE city LIKE 'o%' GROUP BY city, level WITH ROLLUP;
-- case change rows through a view with a condition
CREATE VIEW low AS SELECT id AS nr, CONCAT(first_name, '!') AS shout, level FROM pupils p WHERE p.level = 1;
UPDATE low SET level = 2 WHERE shout LIKE 'ben%';
SELECT nr, shout FROM low ORDER BY nr;
DELETE FROM low WHERE nr > 2 ORDER BY nr DESC LIMIT 1;
SELECT COUNT(*) FROM pupils;
UPDATE low SET shout = 'x';
-- case a column that the view does not show
CREATE VIEW low AS SELECT id, level FROM pupils WHERE level = 1;
UPDATE low SET level = 3 WHERE last_name = 'Kim';
-- case insert through a view
CREATE VIEW cash AS SELECT pupil_id, amount, method FROM payments WHERE method = 'cash' WITH CHECK OPTION;
INSERT INTO cash VALUES (1, 9, 'cash');
SELECT id, amount FROM payments WHERE amount = 9;
INSERT INTO cash (pupil_id, amount) VALUES (1, 9);
-- case insert into a view that computes
CREATE VIEW taxed AS SELECT pupil_id, amount * 1.13 AS total FROM payments;
INSERT INTO taxed (pupil_id) VALUES (1);
-- case update a view with a group
CREATE VIEW totals AS SELECT method, SUM(amount) AS s FROM payments GROUP BY method;
UPDATE totals SET s = 1;
-- case delete from a view of different rows
CREATE VIEW methods AS SELECT DISTINCT method FROM payments;
DELETE FROM methods;
