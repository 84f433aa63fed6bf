-- setup: college
-- case names in order, accents and case
SELECT first_name, last_name FROM student ORDER BY last_name, first_name DESC;
SELECT DISTINCT last_name FROM student ORDER BY 1;
SELECT COUNT(DISTINCT last_name) FROM student;
-- case equal names
SELECT id FROM student WHERE first_name = 'EMILE' OR first_name = 'Amelie';
SELECT id FROM student WHERE last_name LIKE 'TREM%';
SELECT id FROM student WHERE BINARY last_name = 'tremblay';
SELECT 'straße' = 'strasse', 'a ' = 'a', 'é' LIKE 'e', 'ß' LIKE 'ss';
-- case greatest and smallest text
SELECT MIN(first_name), MAX(first_name), MIN(birthday), MAX(gpa) FROM student;
SELECT GREATEST('apple', 'Banana'), LEAST(3, 12, '7'), GREATEST(1, NULL, 3);
-- case level in order
SELECT title, level, level + 0 AS position FROM program ORDER BY level DESC, title;
SELECT level, COUNT(*) FROM program GROUP BY level ORDER BY level;
SELECT title FROM program WHERE level > 1 ORDER BY title;
SELECT MAX(level), MIN(level) FROM program;
-- case set members
SELECT id, status, status + 0 FROM student ORDER BY status, id;
SELECT id FROM student WHERE FIND_IN_SET('coop', status);
SELECT id FROM student WHERE status = 'coop,active';
INSERT INTO student (first_name, last_name, status) VALUES ('Gus', 'Park', 'coop,active,coop');
SELECT status FROM student WHERE first_name = 'gus';
INSERT INTO student (first_name, last_name, status) VALUES ('Hal', 'Park', 'expelled');
-- case age in years
SELECT first_name, TIMESTAMPDIFF(YEAR, birthday, CURDATE()) AS age FROM student ORDER BY age IS NULL, age, id;
SELECT first_name, DATEDIFF('2026-09-08', birthday) AS days FROM student WHERE birthday IS NOT NULL ORDER BY days;
-- case birthday this month or next
SELECT first_name, DATE_FORMAT(birthday, '%b %D') AS party FROM student WHERE MONTH(birthday) IN (1, 3, 7) ORDER BY MONTH(birthday), DAY(birthday);
SELECT MONTHNAME(birthday), DAYNAME(birthday), QUARTER(birthday), WEEK(birthday), DAYOFYEAR(birthday), WEEKDAY(birthday), DAYOFWEEK(birthday) FROM student WHERE id <= 4;
-- case date arithmetic at the end of a month
SELECT DATE_ADD('2024-01-31', INTERVAL 1 MONTH), '2024-03-31' - INTERVAL 1 MONTH, DATE_ADD('2024-02-29', INTERVAL 1 YEAR), LAST_DAY('2023-02-10'), ADDDATE('2024-12-31', 1), SUBDATE('2024-03-01', 1);
SELECT DATE_SUB('2026-01-01 00:00:00', INTERVAL 1 SECOND), DATE_ADD('2026-01-01', INTERVAL 90 MINUTE), DATE_ADD('2026-01-01 10:00', INTERVAL '1:30' HOUR_MINUTE);
-- case parts of a timestamp
SELECT DATE(enrolled), TIME(enrolled), YEAR(enrolled), HOUR(enrolled), MINUTE(enrolled), SECOND(enrolled) FROM student ORDER BY enrolled;
SELECT EXTRACT(YEAR_MONTH FROM enrolled) AS ym, COUNT(*) FROM student GROUP BY ym ORDER BY ym;
-- case dates from text
SELECT STR_TO_DATE('14/03/2025', '%d/%m/%Y'), STR_TO_DATE('Mar 5, 2025 4:07 PM', '%b %e, %Y %h:%i %p'), STR_TO_DATE('nonsense', '%Y');
SELECT DATE('2025-02-30'), CAST('2025-13-01' AS DATE), MAKEDATE(2024, 60), MAKETIME(9, 5, 0);
SELECT UNIX_TIMESTAMP('2026-01-01 00:00:00'), FROM_UNIXTIME(0), FROM_UNIXTIME(1767225600, '%Y %j %H');
-- case time arithmetic
SELECT title, starts, ADDTIME(starts, '01:50:00') AS ends, TIME_FORMAT(starts, '%l:%i %p') AS shown FROM course ORDER BY starts;
SELECT SEC_TO_TIME(3725), TIME_TO_SEC('01:02:03'), TIMEDIFF('12:00:00', '13:30:15'), TIMEDIFF('2026-01-02 00:00:00', '2026-01-01 12:30:00');
SELECT SEC_TO_TIME(SUM(TIME_TO_SEC(starts))) FROM course;
-- case between two dates
SELECT first_name FROM student WHERE birthday BETWEEN '2004-01-01' AND '2005-12-31' ORDER BY birthday;
SELECT first_name FROM student WHERE enrolled >= '2025-09-02' AND enrolled < '2025-09-03' ORDER BY id;
SELECT first_name FROM student WHERE DATE(enrolled) = '2025-9-2';
-- case a date compared with a word
SELECT first_name FROM student WHERE birthday = 'soon';
-- case null does not equal null
SELECT first_name FROM student WHERE email = NULL;
SELECT first_name FROM student WHERE email <=> NULL;
SELECT NULL = NULL, NULL <=> NULL, NULL <> 1, NOT NULL, NULL AND 0, NULL OR 1, NULL IS NULL, 1 IN (2, NULL), 1 NOT IN (1, NULL);
-- case coalesce and ifnull
SELECT first_name, COALESCE(phone, email, 'none') AS contact, IFNULL(gpa, 0) AS gpa, NULLIF(balance, 0) AS owed FROM student ORDER BY id;
SELECT IF(gpa >= 3.5, 'dean', 'regular') AS list, COUNT(*) FROM student GROUP BY list ORDER BY list;
-- case nulls in aggregates
SELECT COUNT(*), COUNT(gpa), AVG(gpa), SUM(gpa), MIN(gpa), STDDEV(mark), VARIANCE(mark) FROM student LEFT JOIN grade ON grade.student_id = student.id;
SELECT SUM(mark), AVG(mark), COUNT(mark), MAX(mark) FROM grade WHERE student_id = 4;
SELECT SUM(mark) FROM grade WHERE student_id = 99;
-- case average mark per course
SELECT c.title, COUNT(g.mark) AS marks, ROUND(AVG(g.mark), 1) AS mean, MAX(g.mark) - MIN(g.mark) AS spread FROM course c LEFT JOIN grade g ON g.course_code = c.code GROUP BY c.code, c.title ORDER BY mean DESC, c.title;
-- case having without group
SELECT course_code, AVG(mark) a FROM grade GROUP BY course_code HAVING a > 70 AND COUNT(*) > 1 ORDER BY a;
SELECT COUNT(*) c FROM student HAVING c > 100;
SELECT first_name, gpa FROM student HAVING gpa > 3.7 ORDER BY gpa, first_name;
-- case a column that is not grouped
SELECT last_name, first_name, COUNT(*) FROM student GROUP BY last_name;
-- case a mix of column and aggregate
SELECT first_name, MAX(gpa) FROM student;
-- case grouped by key may show the rest
SELECT s.id, s.first_name, COUNT(g.course_code) FROM student s LEFT JOIN grade g ON s.id = g.student_id GROUP BY s.id ORDER BY s.id;
SELECT program_code, ANY_VALUE(first_name) IS NOT NULL AS named FROM student GROUP BY program_code ORDER BY program_code;
-- case group by expression and position
SELECT UPPER(LEFT(last_name, 1)) AS letter, COUNT(*) FROM student GROUP BY 1 ORDER BY 1;
SELECT YEAR(birthday) DIV 10 * 10 AS decade, COUNT(*) FROM student GROUP BY decade ORDER BY decade;
-- case group concat
SELECT program_code, GROUP_CONCAT(first_name) FROM student GROUP BY program_code ORDER BY program_code;
SELECT GROUP_CONCAT(DISTINCT last_name ORDER BY last_name DESC SEPARATOR ' / ') FROM student WHERE id > 2;
SELECT GROUP_CONCAT(first_name, ' ', COALESCE(gpa, '?') ORDER BY gpa DESC, id SEPARATOR '; ') AS list FROM student;
-- case rollup of two levels
SELECT course_code, term, COUNT(*) AS n, SUM(mark) FROM grade GROUP BY course_code, term WITH ROLLUP;
SELECT IFNULL(program_code, 'all') AS program, SUM(balance) FROM student WHERE program_code IS NOT NULL GROUP BY program_code WITH ROLLUP;
-- case text functions
SELECT CONCAT(first_name, ' ', last_name) AS full, LENGTH(first_name), CHAR_LENGTH(first_name), UPPER(first_name), LOWER(last_name), REVERSE(first_name) FROM student ORDER BY id;
SELECT INITCAP('a');
-- case cutting text
SELECT SUBSTRING('Interactive', 6), SUBSTRING('Interactive', -4, 2), MID('Media', 2, 3), LEFT('Media', 2), RIGHT('Media', 9), SUBSTRING('abc', 0), SUBSTRING('abc' FROM 2 FOR 1);
SELECT SUBSTRING_INDEX(email, '@', 1) AS user, SUBSTRING_INDEX(email, '.', -1) AS tld FROM student ORDER BY id LIMIT 3;
SELECT INSTR('Design', 's'), LOCATE('e', 'here', 3), POSITION('x' IN 'abc'), FIELD('b', 'a', 'B', 'c'), ELT(2, 'x', 'y'), INSERT('Quadratic', 3, 4, 'What');
-- case padding and trimming
SELECT LPAD(id, 4, '0') AS number, RPAD(last_name, 12, '.') AS padded, TRIM(BOTH '-' FROM '--x--') AS t, TRIM('  a b '), LTRIM('  a'), RTRIM('b  '), REPEAT('ab', 3), SPACE(2), REPLACE(phone, '-', '') FROM student WHERE id < 3;
SELECT LPAD('hello', 3, '?'), RPAD('', 3, 'xy'), REPEAT('x', 0), REPEAT('x', NULL);
-- case numbers as text
SELECT FORMAT(1234567.891, 2), FORMAT(0.5, 0), FORMAT(-1234.5, 1), CONCAT('$', FORMAT(balance, 2)) FROM student WHERE id = 1;
SELECT CONV(255, 10, 16), HEX(255), HEX('abc'), BIN(10), OCT(8), ASCII('A'), CHAR(77, 77), ORD('é');
SELECT 10 / 4, 10 DIV 4, 10 % 4, -7 DIV 2, -7 % 3, 7 / 0, 0.1 + 0.2, 1e3 * 2, 5 / 2 * 2, 1 / 3;
-- case rounding a balance
SELECT balance, ROUND(balance), ROUND(balance, 1), ROUND(balance, -2), CEIL(balance), FLOOR(balance), TRUNCATE(balance, 1), ABS(balance), SIGN(balance), MOD(balance, 7) FROM student ORDER BY balance, id;
SELECT ROUND(2.5), ROUND(-2.5), ROUND(2.5e0), ROUND(3.5e0), ROUND(1.005, 2), ROUND(NULL), POW(2, 10), SQRT(2), SQRT(-1), PI(), EXP(1), LN(10), LOG10(1000), LOG(2, 8), LOG2(8);
-- case decimal arithmetic
SELECT balance * 1.13 AS taxed, ROUND(balance * 1.13, 2) AS due, balance / 3 AS third, balance * 0.1e0 AS approx FROM student WHERE id IN (1, 5) ORDER BY id;
SELECT 1.10 + 2, 3.00 * 2.0, 7.0 / 2, 1.5 DIV 0.4, 9.99 % 0.5, CAST(12.345 AS DECIMAL(4,1)), CAST('abc' AS SIGNED), CAST(-1 AS UNSIGNED), CAST(3.7 AS SIGNED), 3.7 + '1.2abc';
-- case casts and comparisons of types
SELECT '10' < '9', 10 < '9', '10' + 5, 'abc' + 1, '5 apples' * 2, '1e2' = 100, TRUE + TRUE, 'a' = 0;
SELECT CAST(20260908 AS DATE), CAST('10:11' AS TIME), CAST(gpa AS CHAR), CONVERT(gpa, SIGNED), CAST(birthday AS UNSIGNED) FROM student WHERE id = 1;
-- case phone pattern
SELECT first_name FROM student WHERE phone LIKE '613-___-01__' ORDER BY id;
SELECT first_name FROM student WHERE phone NOT LIKE '613%' ORDER BY id;
SELECT first_name FROM student WHERE first_name REGEXP '^[A-D]' ORDER BY id;
SELECT first_name FROM student WHERE last_name RLIKE 'y$|n$' ORDER BY id;
-- case escapes in like
SELECT id FROM student WHERE notes LIKE '%50\%%';
SELECT id FROM student WHERE notes LIKE '%\_';
SELECT id FROM student WHERE notes LIKE '%C:\\\\www';
SELECT id FROM student WHERE notes LIKE '%!_' ESCAPE '!';
SELECT id, notes FROM student WHERE notes LIKE '%' ORDER BY id;
SELECT 'it''s', "say ""hi""", 'tab\there', 'new\nline', 'a\\b', 'quote\'s', "it's", 'C:\temp';
-- case regular expression functions
SELECT REGEXP_REPLACE(phone, '[^0-9]', ''), REGEXP_SUBSTR(email, '^[a-z]+'), REGEXP_INSTR(phone, '55') FROM student WHERE id = 2;
-- case inner join of three tables
SELECT s.first_name, c.title, g.mark FROM student s JOIN grade g ON g.student_id = s.id JOIN course c ON c.code = g.course_code WHERE g.mark >= 60 ORDER BY g.mark DESC, s.first_name, c.title;
-- case join with using and natural
SELECT p.code, s.first_name FROM program p LEFT JOIN student s ON s.program_code = p.code AND s.gpa > 3 ORDER BY p.code, s.first_name;
SELECT * FROM program NATURAL JOIN (SELECT 'IMDD' AS code, 1 AS chosen) x;
SELECT code FROM course JOIN (SELECT 'MTM6201' code) y USING (code);
-- case old style join
SELECT s.first_name, p.title FROM student s, program p WHERE s.program_code = p.code AND p.level = 'diploma' ORDER BY s.id;
SELECT COUNT(*) FROM student, program;
-- case students without a program or grades
SELECT first_name FROM student s LEFT JOIN program p ON p.code = s.program_code WHERE p.code IS NULL;
SELECT title FROM program WHERE code NOT IN (SELECT program_code FROM student);
SELECT title FROM program WHERE code NOT IN (SELECT program_code FROM student WHERE program_code IS NOT NULL);
SELECT first_name FROM student s WHERE NOT EXISTS (SELECT * FROM grade g WHERE g.student_id = s.id);
-- case self join pairs
SELECT a.first_name, b.first_name FROM student a JOIN student b ON a.program_code = b.program_code AND a.id < b.id;
SELECT a.first_name, b.first_name, a.gpa FROM student a INNER JOIN student b ON a.gpa = b.gpa WHERE a.id <> b.id ORDER BY a.id;
-- case best of each course
SELECT course_code, student_id, mark FROM grade g WHERE mark = (SELECT MAX(mark) FROM grade WHERE course_code = g.course_code) ORDER BY course_code;
SELECT * FROM grade WHERE (course_code, mark) IN (SELECT course_code, MAX(mark) FROM grade GROUP BY course_code) ORDER BY course_code;
-- case scalar subqueries
SELECT first_name, (SELECT COUNT(*) FROM grade g WHERE g.student_id = s.id) AS courses, gpa - (SELECT AVG(gpa) FROM student) AS diff FROM student s ORDER BY courses DESC, s.id;
SELECT first_name FROM student WHERE gpa > ALL (SELECT gpa FROM student WHERE program_code = 'IMDD');
SELECT first_name FROM student WHERE gpa = (SELECT gpa FROM student WHERE program_code = 'IMDD');
-- case derived table without alias
SELECT * FROM (SELECT 1 AS one);
-- case derived table with alias
SELECT AVG(n), MAX(n) FROM (SELECT program_code, COUNT(*) AS n FROM student GROUP BY program_code) AS counts;
-- case union of names
SELECT first_name AS name FROM student WHERE id < 3 UNION SELECT title FROM program ORDER BY name LIMIT 4;
SELECT 1, 'a' UNION ALL SELECT 1, 'a' UNION ALL SELECT 2.5, NULL;
SELECT 1 UNION SELECT 1, 2;
(SELECT first_name FROM student ORDER BY gpa DESC LIMIT 1) UNION ALL (SELECT first_name FROM student WHERE gpa IS NOT NULL ORDER BY gpa LIMIT 1);
-- case except and intersect
SELECT code FROM program EXCEPT SELECT program_code FROM student;
SELECT code FROM program INTERSECT SELECT program_code FROM student ORDER BY code;
-- case insert several rows
INSERT INTO course (code, title) VALUES ('MTM1', 'One'), ('MTM2', 'Two'), ('MTM3', 'Three');
SELECT * FROM course WHERE code LIKE 'MTM_' ORDER BY code;
INSERT INTO course SET code = 'MTM4', title = 'Four', credits = DEFAULT;
SELECT ROW_COUNT();
-- case insert from select
CREATE TABLE honour (id INT PRIMARY KEY, name VARCHAR(60), gpa DECIMAL(3,1));
INSERT INTO honour SELECT id, CONCAT(first_name, ' ', last_name), gpa FROM student WHERE gpa >= 3.7;
SELECT * FROM honour ORDER BY id;
-- case last insert id
INSERT INTO student (first_name, last_name) VALUES ('Ivy', 'Lee'), ('Jon', 'Ray');
SELECT LAST_INSERT_ID();
INSERT INTO grade VALUES (LAST_INSERT_ID(), 'ENL1813', 2026, 80, 'A-');
SELECT student_id, mark FROM grade WHERE course_code = 'ENL1813' ORDER BY student_id;
-- case duplicate keys
INSERT INTO program (code, title) VALUES ('IMDD', 'Again');
-- case duplicate unique
INSERT INTO student (first_name, last_name, email) VALUES ('Other', 'Person', 'AMELIE@college.example');
-- case insert ignore
INSERT IGNORE INTO program (code, title) VALUES ('IMDD', 'Again'), ('NEWP', 'New'), ('GDES', 'Twice');
SHOW WARNINGS;
SELECT code, title FROM program ORDER BY code;
-- case insert ignore with bad values
INSERT IGNORE INTO course (code, title, credits) VALUES ('X1', 'Too many', 500), ('TOOLONGCODE', 'Long', 1);
SHOW WARNINGS;
SELECT code, credits FROM course ORDER BY code;
-- case replace
REPLACE INTO program (code, title, seats) VALUES ('WEBC', 'Web Basics II', 25), ('ZZZZ', 'Sleep', 1);
SELECT * FROM program ORDER BY code;
SELECT first_name, program_code FROM student WHERE id = 4;
-- case upsert
INSERT INTO program (code, title, seats) VALUES ('GDES', 'Graphic', 10) ON DUPLICATE KEY UPDATE seats = seats + VALUES(seats);
SELECT seats FROM program WHERE code = 'GDES';
INSERT INTO program (code, title, seats) VALUES ('GDES', 'Graphic', 10) ON DUPLICATE KEY UPDATE seats = seats;
-- case strict mode
INSERT INTO course (code, title, credits) VALUES ('C1', 'x', 'three');
-- case out of range
INSERT INTO course (code, title, credits) VALUES ('C1', 'x', 128);
-- case too long for a column
INSERT INTO program (code, title) VALUES ('ABCDE', 'x');
-- case null into not null
INSERT INTO program (code, title) VALUES ('ABCD', NULL);
-- case missing value
INSERT INTO program (code) VALUES ('ABCD');
-- case unknown column in insert
INSERT INTO program (code, name) VALUES ('ABCD', 'x');
-- case count does not match
INSERT INTO program VALUES ('ABCD', 'x');
-- case bad date
INSERT INTO student (first_name, last_name, birthday) VALUES ('A', 'B', '2026-02-30');
-- case empty text as date
INSERT INTO student (first_name, last_name, birthday) VALUES ('A', 'B', '');
-- case enum that is not a member
UPDATE program SET level = 'master' WHERE code = 'BITD';
-- case decimal that rounds
UPDATE student SET gpa = 3.456, balance = '12.999' WHERE id = 1;
SHOW WARNINGS;
SELECT gpa, balance FROM student WHERE id = 1;
UPDATE student SET gpa = 10 WHERE id = 2;
-- case update and its counts
UPDATE student SET balance = balance + 10 WHERE program_code = 'IMDD';
UPDATE student SET balance = 1260.00 WHERE id = 1;
UPDATE student SET balance = 0 WHERE id = 999;
UPDATE student SET first_name = last_name, last_name = first_name WHERE id = 2;
SELECT first_name, last_name FROM student WHERE id = 2;
-- case update with join and case
UPDATE grade g JOIN student s ON s.id = g.student_id SET g.mark = LEAST(100, g.mark + 5), g.letter = CASE WHEN g.mark >= 90 THEN 'A+' WHEN g.mark >= 80 THEN 'A' ELSE g.letter END WHERE s.program_code = 'IMDD';
SELECT student_id, mark, letter FROM grade WHERE student_id < 3 ORDER BY 1, 2;
-- case update from a subquery of itself
UPDATE student SET gpa = (SELECT AVG(gpa) FROM student) WHERE gpa IS NULL;
-- case delete with a join
DELETE g FROM grade g INNER JOIN course c ON c.code = g.course_code WHERE c.credits = 3;
SELECT COUNT(*) FROM grade;
DELETE FROM student WHERE id = 1;
SELECT * FROM grade ORDER BY student_id;
-- case delete a course that has grades
DELETE FROM course WHERE code = 'MTM6201';
-- case delete in order with limit
DELETE FROM grade ORDER BY mark DESC LIMIT 2;
SELECT student_id, mark FROM grade ORDER BY mark;
-- case cascade of a new code
UPDATE program SET code = 'IMDX' WHERE code = 'IMDD';
DELETE FROM program WHERE code = 'GDES';
SELECT id, program_code FROM student ORDER BY id;
-- case grade for nobody
INSERT INTO grade VALUES (77, 'MTM6201', 2026, 50, 'D');
-- case drop a parent table
DROP TABLE program;
-- case foreign key checks off
SET FOREIGN_KEY_CHECKS = 0;
DROP TABLE program;
SET FOREIGN_KEY_CHECKS = 1;
SHOW TABLES;
-- case truncate a parent
TRUNCATE TABLE course;
-- case transaction and savepoint
START TRANSACTION;
UPDATE student SET balance = balance - 100 WHERE id = 1;
SAVEPOINT paid;
UPDATE student SET balance = balance + 100 WHERE id = 2;
ROLLBACK TO paid;
COMMIT;
SELECT id, balance FROM student WHERE id < 3 ORDER BY id;
ROLLBACK TO paid;
-- case rollback and auto increment
BEGIN;
INSERT INTO student (first_name, last_name) VALUES ('Temp', 'One');
ROLLBACK;
INSERT INTO student (first_name, last_name) VALUES ('Real', 'Two');
SELECT id, first_name FROM student WHERE id > 6;
-- case autocommit off
SET autocommit = 0;
DELETE FROM grade;
ROLLBACK;
SELECT COUNT(*) FROM grade;
SELECT @@autocommit;
-- case a table commits
START TRANSACTION;
DELETE FROM grade WHERE student_id = 1;
CREATE TABLE t (a INT);
ROLLBACK;
SELECT COUNT(*) FROM grade;
-- case views
CREATE VIEW roster AS SELECT s.id, CONCAT(s.last_name, ', ', s.first_name) AS name, p.title FROM student s LEFT JOIN program p ON p.code = s.program_code;
SELECT * FROM roster WHERE title IS NOT NULL ORDER BY name;
CREATE OR REPLACE VIEW roster (number, who) AS SELECT id, first_name FROM student WHERE id < 4;
SELECT who FROM roster ORDER BY number;
SHOW FULL TABLES;
DROP VIEW roster;
SELECT * FROM roster;
-- case update through a view
CREATE VIEW poor AS SELECT id, balance FROM student WHERE balance <= 0 WITH CHECK OPTION;
UPDATE poor SET balance = -5 WHERE id = 2;
UPDATE poor SET balance = 50 WHERE id = 2;
SELECT * FROM poor ORDER BY id;
-- case prepared statements
PREPARE by_program FROM 'SELECT first_name FROM student WHERE program_code = ? AND gpa > ? ORDER BY id';
SET @p = 'IMDD', @g = 3;
EXECUTE by_program USING @p, @g;
SET @p = 'GDES';
EXECUTE by_program USING @p, @g;
EXECUTE by_program USING @p;
DEALLOCATE PREPARE by_program;
EXECUTE by_program USING @p, @g;
-- case user variables
SET @total := (SELECT SUM(balance) FROM student);
SELECT @total, @nothing, @total / 2;
SELECT @n := 5;
SELECT @n + 1, @N;
SELECT MAX(gpa) INTO @best FROM student;
SELECT first_name FROM student WHERE gpa = @best;
-- case window functions
SELECT first_name, gpa, RANK() OVER (ORDER BY gpa DESC) AS r, DENSE_RANK() OVER (ORDER BY gpa DESC) AS d, ROW_NUMBER() OVER (ORDER BY gpa DESC, id) AS n FROM student WHERE gpa IS NOT NULL ORDER BY n;
SELECT course_code, student_id, mark, AVG(mark) OVER (PARTITION BY course_code) AS mean, mark - LAG(mark) OVER (PARTITION BY course_code ORDER BY mark) AS step FROM grade ORDER BY course_code, mark, student_id;
-- case running total and ntile
SELECT id, balance, SUM(balance) OVER (ORDER BY id) AS running, NTILE(3) OVER (ORDER BY id) AS third, FIRST_VALUE(first_name) OVER (ORDER BY balance, id) AS poorest, PERCENT_RANK() OVER (ORDER BY gpa) AS pr, CUME_DIST() OVER (ORDER BY gpa) AS cd FROM student ORDER BY id;
SELECT id, AVG(balance) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING) AS smooth, LEAD(id, 2, 0) OVER w, LAST_VALUE(id) OVER w FROM student WINDOW w AS (ORDER BY id) ORDER BY id;
-- case window in where
SELECT id FROM student WHERE ROW_NUMBER() OVER (ORDER BY id) = 1;
-- case top of each group with a cte
WITH ranked AS (SELECT g.*, ROW_NUMBER() OVER (PARTITION BY course_code ORDER BY mark DESC, student_id) AS place FROM grade g WHERE mark IS NOT NULL) SELECT course_code, student_id, mark FROM ranked WHERE place = 1 ORDER BY course_code;
-- case recursive days and numbers
WITH RECURSIVE days AS (SELECT DATE('2026-02-26') AS d UNION ALL SELECT d + INTERVAL 1 DAY FROM days WHERE d < '2026-03-02') SELECT d, DAYNAME(d) FROM days;
WITH RECURSIVE f (n, a, b) AS (SELECT 1, 0, 1 UNION ALL SELECT n + 1, b, a + b FROM f WHERE n < 10) SELECT n, a FROM f;
-- case recursive without an end
WITH RECURSIVE r AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM r) SELECT COUNT(*) FROM r;
-- case alter table step by step
ALTER TABLE course ADD COLUMN room VARCHAR(10) DEFAULT 'TBA' AFTER title, ADD online BOOLEAN NOT NULL;
ALTER TABLE course MODIFY credits SMALLINT UNSIGNED NOT NULL DEFAULT 2;
ALTER TABLE course CHANGE hours weekly DECIMAL(4,2);
ALTER TABLE course DROP COLUMN starts;
ALTER TABLE course RENAME COLUMN room TO place;
DESCRIBE course;
SELECT * FROM course ORDER BY code;
-- case alter keys
ALTER TABLE student ADD INDEX by_name (last_name, first_name), ADD CONSTRAINT gpa_range CHECK (gpa BETWEEN 0 AND 4);
UPDATE student SET gpa = 4.5 WHERE id = 1;
SHOW CREATE TABLE student;
ALTER TABLE student DROP INDEX by_name;
ALTER TABLE student DROP FOREIGN KEY fk_program;
UPDATE student SET program_code = 'NONE' WHERE id = 1;
-- case alter a type that loses data
ALTER TABLE student MODIFY first_name VARCHAR(3);
ALTER TABLE student MODIFY phone VARCHAR(20) NOT NULL;
-- case add a primary key twice
ALTER TABLE course ADD PRIMARY KEY (title);
ALTER TABLE course ADD UNIQUE (credits);
ALTER TABLE course DROP COLUMN nothing;
ALTER TABLE course ADD COLUMN title INT;
-- case describe and show
DESCRIBE student;
SHOW COLUMNS FROM program;
SHOW CREATE TABLE grade;
-- case show indexes
SHOW INDEX FROM program;
-- case create with many types
CREATE TABLE everything (a TINYINT UNSIGNED, b BIGINT NOT NULL DEFAULT 7, c FLOAT, d DOUBLE(8,3), e CHAR, f VARCHAR(5) DEFAULT 'x', g TEXT, h DATETIME DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP, i TIME, j YEAR, k BOOL, l DECIMAL, m ENUM('y','n') DEFAULT 'n', n MEDIUMINT ZEROFILL, PRIMARY KEY (b));
DESCRIBE everything;
INSERT INTO everything (a, c, d, e, i, j, k, l, n) VALUES (255, 1.1, 2.3456, 'q', '9:5', 99, TRUE, 7.6, 42);
SELECT * FROM everything;
-- case create if not exists and drop if exists
CREATE TABLE IF NOT EXISTS course (id INT);
SHOW WARNINGS;
DROP TABLE IF EXISTS nothing_here;
DROP TABLE nothing_here;
-- case create table like and as
CREATE TABLE archive LIKE grade;
INSERT INTO archive SELECT * FROM grade WHERE term < 2026;
SELECT COUNT(*) FROM archive;
CREATE TABLE totals AS SELECT course_code, COUNT(*) AS n, AVG(mark) AS mean, MAX(letter) AS best FROM grade GROUP BY course_code;
DESCRIBE totals;
-- case generated column
CREATE TABLE line (qty INT, price DECIMAL(6,2), total DECIMAL(8,2) AS (qty * price) STORED);
INSERT INTO line (qty, price) VALUES (3, 9.99), (NULL, 1);
SELECT * FROM line;
INSERT INTO line VALUES (1, 2, 3);
-- case unknown things
SELECT nme FROM student;
-- case unknown table
SELECT * FROM students;
-- case unknown database
USE nowhere;
-- case unknown function
SELECT LEN('abc');
-- case wrong number of arguments
SELECT SUBSTRING('abc');
-- case ambiguous
SELECT code FROM program JOIN course ON program.seats = course.credits;
-- case not unique alias
SELECT * FROM student JOIN student ON 1 = 1;
-- case unknown alias of a table
SELECT x.first_name FROM student s;
-- case misspelt select
SELCT * FROM student;
-- case missing from
SELECT first_name student;
-- case quotes of the wrong kind
SELECT 'first_name', `first_name`, "first_name" FROM student WHERE id = 1;
-- case an unclosed parenthesis
SELECT COUNT(* FROM student;
-- case two where clauses
SELECT * FROM student WHERE id = 1 WHERE id = 2;
-- case order before where
SELECT first_name FROM student ORDER BY id WHERE id = 1;
-- case limit with an expression
SELECT first_name FROM student LIMIT 1 + 1;
-- case sum in where
SELECT course_code FROM grade WHERE AVG(mark) > 50 GROUP BY course_code;
-- case nested aggregate
SELECT MAX(AVG(mark)) FROM grade GROUP BY course_code;
-- case distinct on and order by something else
SELECT DISTINCT program_code FROM student ORDER BY id;
-- case case expressions
SELECT first_name, CASE program_code WHEN 'imdd' THEN 'ours' WHEN 'GDES' THEN 'friends' END AS team, CASE WHEN gpa > 3 THEN 1 WHEN gpa > 2 THEN 'two' ELSE NULL END AS mixed FROM student ORDER BY id;
-- case boolean columns
SELECT id, gpa > 3 AS good, gpa > 3 AND balance = 0 AS clean, NOT gpa > 3 AS weak, gpa BETWEEN 3 AND 4 AS mid, XOR FROM student;
-- case booleans
SELECT id, gpa > 3 AS good, gpa > 3 AND balance = 0 AS clean, NOT gpa > 3 AS weak, !1, TRUE XOR TRUE, 1 && 0, gpa IS TRUE FROM student ORDER BY id;
-- case json documents
SELECT JSON_OBJECT('id', 1, 'name', 'Ana');
-- case random but fixed text
SELECT MD5('a'), SHA1('abc'), SHA2('abc', 256), CRC32('hello'), LENGTH(UUID()), SOUNDEX('Robert'), QUOTE('it''s');
-- case version and user
SELECT code FROM program ORDER BY code LIMIT 3;
SELECT DATABASE(), CONNECTION_ID() > 0, FOUND_ROWS();
-- case utf8 widths
SELECT notes, CHAR_LENGTH(notes), LENGTH(notes) FROM student WHERE id IN (1, 6) ORDER BY id;
SELECT '日本語' AS title, 'é' AS e, '😀' AS face;
-- case order by field and null last
SELECT first_name, program_code FROM student ORDER BY FIELD(program_code, 'WEBC', 'IMDD'), program_code IS NULL, program_code, id;
SELECT first_name, gpa FROM student ORDER BY -gpa DESC, id;
SELECT title, hours FROM course ORDER BY hours DESC, 1;
-- case floats
SELECT hours, hours * 2, hours / 3, hours + 0.1, SUM(hours) OVER () FROM course ORDER BY code;
SELECT code FROM course WHERE hours = 4.5;
CREATE TABLE f (x FLOAT, y DOUBLE);
INSERT INTO f VALUES (0.1, 0.1), (1234567.8, 1234567.8), (1e20, 1e20), (1/3, 1/3);
SELECT x, y, x = y, x + y FROM f;
-- case do, rename and comments
# a comment
RENAME TABLE course TO subject; -- another
SELECT COUNT(*) /* inner */ FROM subject;
SHOW TABLES LIKE 's%';
ALTER TABLE subject RENAME TO course;
-- case databases
CREATE DATABASE lesson_two;
USE lesson_two;
CREATE TABLE a (b INT);
SELECT DATABASE();
SELECT first_name FROM lesson.student WHERE id = 1;
CREATE DATABASE lesson_two;
DROP DATABASE lesson_two;
SHOW TABLES;
-- case year values
INSERT INTO grade VALUES (3, 'ENL1813', 70, 1, 'F'), (3, 'MTM6405', '69', 2, 'F');
SELECT term, term + 1 FROM grade WHERE student_id = 3 ORDER BY term;
INSERT INTO grade VALUES (3, 'MTM6201', 1800, 1, 'F');
-- case vertical output
SELECT id, first_name FROM student WHERE id = 1\G
-- case running totals in a variable
SET @run = 0;
SELECT first_name, @run := @run + balance AS running FROM student ORDER BY id;
SELECT first_name, @sum := @sum + balance AS running FROM student, (SELECT @sum := 0) r ORDER BY id;
SELECT first_name, @n := @n + 1 AS n FROM student JOIN (SELECT @n := 0) r ORDER BY id;
SELECT @run, @n;
-- case quotients have more digits than they show
CREATE TABLE share (d DOUBLE, e DECIMAL(20,12), s VARCHAR(30), i INT);
INSERT INTO share VALUES (1/3, 1/3, 1/3, 7/2), (1/3*3, 1/3*3, 1/3*3, 2/3), (1/3 + 1.1, 6/2, 1.5/0.5, 1/3);
SELECT * FROM share;
INSERT INTO share (d, e, s) SELECT AVG(mark), AVG(mark), AVG(mark) FROM grade WHERE course_code = 'MTM6201';
SELECT d, e, s FROM share WHERE i IS NULL;
SET @third = 1/3, @three = 6/2;
SELECT @third, @three, @x := 2/3;
PREPARE p FROM 'SELECT ? / 3, ? * 2';
SET @a = 1.5;
EXECUTE p USING @a, @a;
-- case an update of two tables
UPDATE student s JOIN program p ON p.code = s.program_code SET s.gpa = s.gpa + 0.01, p.seats = p.seats - 1 WHERE s.id < 4;
SELECT id, gpa FROM student WHERE id < 4 ORDER BY id;
SELECT code, seats FROM program ORDER BY code;
-- case an index that is read in its order
SELECT id FROM student;
SELECT email FROM student;
SELECT email FROM student WHERE email LIKE '%o%';
SELECT program_code, id FROM student;
SELECT DISTINCT program_code FROM student;
SELECT id FROM student LIMIT 3;
-- case shorter columns
ALTER TABLE student MODIFY email VARCHAR(5);
-- case shorter columns of the same layout
ALTER TABLE student MODIFY last_name VARCHAR(4);
-- case letters and their widths
SELECT 'é' AS composed, '①' AS one, '♥' AS heart, '“q”' AS quoted, '中文' AS zh, 'ｆ' AS full, '한국' AS ko, 'カ' AS kana, '𠀀' AS rare, '👩‍💻' AS coder, '🇨🇦' AS flag;
-- each
SELECT SUBSTRING('abc');
SELECT SUBSTRING('abc', 1, 2, 3);
SELECT MID('abc');
SELECT DATE_ADD('2026-01-01', 1);
SELECT ADDDATE('2026-01-01');
SELECT NOW(1, 2);
SELECT CURDATE(1);
SELECT COUNT();
SELECT COUNT(first_name, last_name) FROM student;
SELECT SUM();
SELECT MAX(1, 2);
SELECT GREATEST(1);
SELECT EXTRACT(YEAR, '2026-01-01');
SELECT id,, email FROM student;
SELECT id, FROM student;
SELECT first_name last_name, email, FROM student WHERE id = 1;
INSERT INTO program VALUES ('ABCD',, 3, 'degree');
SELECT id FROM student ORDER BY id, ;
SELECT id FROM student LIMIT 2 * 1;
SELECT id FROM student LIMIT 1, 2 + 1;
SELECT id FROM student LIMIT -1;
SELECT id FROM student LIMIT '2';
