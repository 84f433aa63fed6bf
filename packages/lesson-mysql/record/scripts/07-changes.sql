-- setup: shop
-- case insert rows
INSERT INTO category (name) VALUES ('Salads');
INSERT INTO category (name) VALUES ('Soups'), ('Pies');
INSERT INTO category SET name = 'Teas';
SELECT * FROM category ORDER BY id;
SELECT LAST_INSERT_ID(), ROW_COUNT();
-- case insert select
INSERT INTO category (name) SELECT city FROM customer WHERE city = 'Gatineau' LIMIT 1;
SELECT name FROM category ORDER BY id DESC LIMIT 1;
-- case insert counts
INSERT INTO category VALUES (9);
-- case insert counts second row
INSERT INTO category VALUES (9, 'a'), (10);
-- case insert unknown column
INSERT INTO category (nope) VALUES (1);
-- case insert column twice
INSERT INTO category (name, name) VALUES ('a', 'b');
-- case insert unknown table
INSERT INTO nope VALUES (1);
-- case insert duplicate
INSERT INTO category (name) VALUES ('BREAD');
-- case insert many one bad
INSERT INTO category (name) VALUES ('ok'), (NULL);
-- case insert fails whole
INSERT INTO product (name, price, stock) VALUES ('a', 1, 1), ('b', 1, 'many');
-- case on duplicate
INSERT INTO category (id, name) VALUES (1, 'Loaves') ON DUPLICATE KEY UPDATE name = VALUES(name);
INSERT INTO category (id, name) VALUES (1, 'Loaves') ON DUPLICATE KEY UPDATE name = 'Loaves';
INSERT INTO category (id, name) VALUES (50, 'New'), (2, 'Sweet') ON DUPLICATE KEY UPDATE name = CONCAT(name, '!');
SELECT * FROM category ORDER BY id;
-- case on duplicate counter
CREATE TABLE hits (page VARCHAR(20) PRIMARY KEY, n INT NOT NULL DEFAULT 0);
INSERT INTO hits VALUES ('home', 1) ON DUPLICATE KEY UPDATE n = n + 1;
INSERT INTO hits VALUES ('Home', 1) ON DUPLICATE KEY UPDATE n = n + 1;
SELECT * FROM hits;
-- case replace
CREATE TABLE r (id INT PRIMARY KEY, a VARCHAR(5));
REPLACE INTO r VALUES (1, 'x');
REPLACE INTO r VALUES (1, 'y'), (2, 'z');
SELECT * FROM r ORDER BY id;
-- case update
UPDATE product SET price = price * 1.1 WHERE category_id = 2;
SELECT name, price FROM product WHERE category_id = 2 ORDER BY id;
UPDATE product SET stock = stock + 1, size = 'large' WHERE id = 1;
UPDATE product SET stock = 0 WHERE id = 3;
UPDATE product SET stock = 5 WHERE id = 999;
SELECT stock, size FROM product WHERE id = 1;
-- case update left to right
CREATE TABLE n (a INT, b INT);
INSERT INTO n VALUES (1, 10);
UPDATE n SET a = a + 1, b = a;
SELECT * FROM n;
-- case update order limit
UPDATE product SET stock = 1000 ORDER BY price DESC, id LIMIT 2;
SELECT name FROM product WHERE stock = 1000 ORDER BY id;
-- case update join
UPDATE product p JOIN category c ON p.category_id = c.id SET p.price = 1.00, c.name = 'Cheap' WHERE c.name = 'pastry';
SELECT name, price FROM product WHERE price = 1 ORDER BY id;
SELECT name FROM category WHERE id = 2;
-- case update null
UPDATE product SET name = NULL WHERE id = 1;
-- case update unknown
UPDATE product SET nope = 1;
-- case update duplicate
UPDATE category SET name = 'pastry' WHERE id = 1;
-- case update subquery
UPDATE product SET stock = (SELECT COUNT(*) FROM order_item) WHERE id = 7;
SELECT stock FROM product WHERE id = 7;
-- case update own table
UPDATE product SET stock = 1 WHERE price = (SELECT MAX(price) FROM product);
-- case update foreign key
UPDATE product SET category_id = 99 WHERE id = 1;
-- case update bad value
UPDATE product SET stock = 'lots' WHERE id = 1;
-- case update out of range
UPDATE product SET price = 100000 WHERE id = 1;
-- case delete
DELETE FROM product WHERE id = 4;
DELETE FROM order_item;
DELETE FROM product WHERE price < 4;
SELECT COUNT(*) FROM product;
-- case delete order limit
DELETE FROM order_item ORDER BY quantity DESC LIMIT 1;
SELECT * FROM order_item ORDER BY order_id, product_id;
-- case delete join
DELETE i FROM order_item i JOIN orders o ON o.id = i.order_id WHERE o.status = 'PAID';
SELECT * FROM order_item ORDER BY order_id, product_id;
-- case delete two tables
DELETE o, i FROM orders o JOIN order_item i ON i.order_id = o.id WHERE o.id = 4;
SELECT COUNT(*) FROM orders; SELECT COUNT(*) FROM order_item;
-- case delete using
DELETE FROM i USING order_item AS i INNER JOIN product AS p ON p.id = i.product_id WHERE p.name = 'Rye loaf';
SELECT COUNT(*) FROM order_item;
-- case delete parent
DELETE FROM category WHERE id = 1;
-- case delete cascade
DELETE FROM customer WHERE id = 1;
SELECT COUNT(*) FROM orders; SELECT COUNT(*) FROM order_item;
-- case delete nothing
DELETE FROM product WHERE id = 999;
-- case truncate child
TRUNCATE TABLE order_item;
SELECT COUNT(*) FROM order_item;
-- case truncate parent
TRUNCATE TABLE orders;
-- case commit
START TRANSACTION;
INSERT INTO category (name) VALUES ('Kept');
COMMIT;
SELECT COUNT(*) FROM category;
-- case rollback
START TRANSACTION;
INSERT INTO category (name) VALUES ('Lost');
UPDATE product SET price = 0;
DELETE FROM order_item;
SELECT COUNT(*) FROM category;
ROLLBACK;
SELECT COUNT(*) FROM category; SELECT SUM(price) FROM product; SELECT COUNT(*) FROM order_item;
-- case savepoint
BEGIN;
INSERT INTO category (name) VALUES ('One');
SAVEPOINT here;
INSERT INTO category (name) VALUES ('Two');
ROLLBACK TO SAVEPOINT here;
COMMIT;
SELECT name FROM category ORDER BY id;
-- case unknown savepoint
BEGIN;
ROLLBACK TO nope;
-- case create commits
START TRANSACTION;
INSERT INTO category (name) VALUES ('Kept');
CREATE TABLE u (a INT);
ROLLBACK;
SELECT COUNT(*) FROM category;
SHOW TABLES;
-- case truncate commits
START TRANSACTION;
DELETE FROM order_item WHERE order_id = 1;
TRUNCATE order_item;
ROLLBACK;
SELECT COUNT(*) FROM order_item;
-- case autocommit
SET autocommit = 0;
DELETE FROM order_item;
ROLLBACK;
SELECT COUNT(*) FROM order_item;
-- case begin commits
BEGIN;
DELETE FROM order_item;
BEGIN;
ROLLBACK;
SELECT COUNT(*) FROM order_item;
-- case error keeps the transaction
START TRANSACTION;
INSERT INTO category (name) VALUES ('Kept');
COMMIT;
INSERT INTO category (name) VALUES ('Kept');
-- case variables
SET @total = 5;
SELECT @total, @total * 2, @nothing;
SELECT @max := MAX(price) FROM product;
SELECT name FROM product WHERE price = @max;
SET @a = 'x', @b = 1.50;
SELECT @a, @b, CONCAT(@a, @b);
SELECT COUNT(*) INTO @n FROM product;
SELECT @n;
-- case prepared
PREPARE find FROM 'SELECT name, price FROM product WHERE price > ? AND category_id = ? ORDER BY id';
SET @p = 3.5, @c = 2;
EXECUTE find USING @p, @c;
SET @c = 1;
EXECUTE find USING @p, @c;
DEALLOCATE PREPARE find;
EXECUTE find USING @p, @c;
-- case prepared insert
PREPARE add_one FROM 'INSERT INTO category (name) VALUES (?)';
SET @n = "O'Brien";
EXECUTE add_one USING @n;
SELECT * FROM category ORDER BY id DESC LIMIT 1;
-- case prepared count
PREPARE p FROM 'SELECT ?';
EXECUTE p;
-- case prepared syntax
PREPARE p FROM 'SELEC 1';
-- case warnings
SELECT '3x' + 1;
SHOW WARNINGS;
SELECT 1 / 0;
SHOW WARNINGS;
SELECT COUNT(*) FROM category;
SHOW WARNINGS;
-- case division in insert
UPDATE product SET stock = 1 / 0 WHERE id = 1;
-- case injection
SET @name = "x' OR '1'='1";
SELECT COUNT(*) FROM customer WHERE name = @name;
SELECT COUNT(*) FROM customer WHERE name = 'x' OR '1'='1';
-- case several statements one line
INSERT INTO category (name) VALUES ('a'); SELECT COUNT(*) FROM category; DELETE FROM category WHERE name = 'a';
-- case comments
-- a comment
# another
/* and
   one */
SELECT 1; -- after
SELECT 2 # after
;
-- case only a comment
-- nothing here
-- case non strict
SET sql_mode = '';
INSERT INTO category (name) VALUES (NULL), ('abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz');
-- case select for update
SELECT name FROM category WHERE id = 1 FOR UPDATE;
-- case enum order and group
SELECT size, COUNT(*) FROM product WHERE size IS NOT NULL GROUP BY size ORDER BY size DESC;
-- case pdo lookups
SELECT * FROM customer WHERE email = 'noor@example.com' LIMIT 1;
SELECT COUNT(*) AS total FROM orders WHERE customer_id = 1;
SELECT id, name FROM customer WHERE name LIKE CONCAT('%', 'o', '%') ORDER BY name LIMIT 10 OFFSET 0;
SELECT EXISTS (SELECT 1 FROM customer WHERE email = 'zoe@example.com') AS found;
-- case laravel migration
create table `posts` (`id` bigint unsigned not null auto_increment primary key, `title` varchar(255) not null, `slug` varchar(255) not null, `body` text not null, `published` tinyint(1) not null default '0', `user_id` bigint unsigned null, `created_at` timestamp null, `updated_at` timestamp null) default character set utf8mb4;
alter table `posts` add unique `posts_slug_unique`(`slug`);
insert into `posts` (`title`, `slug`, `body`, `updated_at`, `created_at`) values ('Hello', 'hello', 'First', '2026-09-08 09:00:00', '2026-09-08 09:00:00');
select * from `posts` where `published` = 0 order by `created_at` desc limit 15 offset 0;
select count(*) as aggregate from `posts`;
update `posts` set `published` = 1, `posts`.`updated_at` = '2026-09-08 09:30:00' where `id` = 1;
select exists(select * from `posts` where `slug` = 'hello') as `exists`;
delete from `posts` where `id` = 1;
-- case laravel foreign
create table `users` (`id` bigint unsigned not null auto_increment primary key, `name` varchar(255) not null, `email` varchar(255) not null);
create table `posts` (`id` bigint unsigned not null auto_increment primary key, `user_id` bigint unsigned not null);
alter table `users` add unique `users_email_unique`(`email`);
alter table `posts` add constraint `posts_user_id_foreign` foreign key (`user_id`) references `users` (`id`) on delete cascade;
insert into `users` (`name`, `email`) values ('Ada', 'ada@example.com');
insert into `posts` (`user_id`) values (1);
select `users`.*, (select count(*) from `posts` where `users`.`id` = `posts`.`user_id`) as `posts_count` from `users`;
insert into `posts` (`user_id`) values (2);
