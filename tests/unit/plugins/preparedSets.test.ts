import {rmSync} from 'node:fs';
import {describeSets} from '../../../src/plugins/runtimes/preparedSets';
import {writeTree} from '../../helpers/writeTree';

let root: string;

afterEach(() => rmSync(root, {recursive: true}));

it('shows databases by their tables and rows, and other sets by their files', async () => {
  root = writeTree({
    'content/setups/shop/setup.sql':
      "-- database: bakery\nCREATE TABLE bread (id INT AUTO_INCREMENT PRIMARY KEY, name VARCHAR(20), price DECIMAL(5,2));\nINSERT INTO bread (name, price) VALUES ('Rye', 4.5), ('Oat', NULL);\n",
    'content/setups/api/fetch.json': '{}\n',
    'content/setups/api/dot.svg': '<svg/>',
  });
  expect(await describeSets(root)).toEqual([
    {
      name: 'api',
      tables: [],
      files: [
        {name: 'dot.svg', bytes: 6},
        {name: 'fetch.json', bytes: 3, text: '{}\n'},
      ],
    },
    {
      name: 'shop',
      database: 'bakery',
      files: [],
      tables: [
        {
          name: 'bread',
          columns: [
            {name: 'id', type: 'int'},
            {name: 'name', type: 'varchar(20)'},
            {name: 'price', type: 'decimal(5,2)'},
          ],
          rows: [
            ['1', 'Rye', '4.50'],
            ['2', 'Oat', 'NULL'],
          ],
        },
      ],
    },
  ]);
});
