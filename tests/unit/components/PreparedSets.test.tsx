/** @jest-environment jsdom */
import React from 'react';
import {render, screen} from '@testing-library/react';
import PreparedSets from '@site/src/components/PreparedSets';

it('shows each set under a heading that blocks can link to, tables with names for rows and columns', () => {
  render(
    <PreparedSets
      sets={[
        {
          name: 'shop',
          database: 'bakery',
          files: [],
          tables: [
            {
              name: 'bread',
              columns: [{name: 'title', type: 'varchar(20)'}],
              rows: [['Rye'], ['Oat']],
            },
          ],
        },
        {
          name: 'api',
          tables: [],
          files: [
            {name: 'fetch.json', bytes: 3, text: '{}\n'},
            {name: 'dot.svg', bytes: 6200},
          ],
        },
      ]}
    />,
  );
  expect(screen.getByRole('heading', {name: /shop/})).toHaveAttribute('id', 'shop');
  const table = screen.getByRole('table', {name: 'bread, 2 rows'});
  expect(table).toHaveTextContent('title');
  expect(screen.getByRole('cell', {name: 'Oat'})).toBeInTheDocument();
  expect(screen.getByLabelText('fetch.json')).toHaveTextContent('{}');
  expect(screen.getByText(/6 kB/)).toBeInTheDocument();
});
