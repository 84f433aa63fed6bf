/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import HomePage from '../../../src/components/HomePage';
import {showPage} from '../../helpers/page';
import {renderAt} from '../../helpers/site';

describe('HomePage', () => {
  it('has the home layout with the fields of the page, and its content', () => {
    localStorage.clear();
    showPage({home: {heroText: 'MTM6130', features: [{title: 'Learn', details: 'By doing'}]}});
    renderAt('/mtm6130/', <HomePage>Content</HomePage>);
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('MTM6130');
    expect(screen.getByRole('heading', {level: 2})).toHaveTextContent('Learn');
    expect(screen.getByRole('main')).toHaveTextContent('Content');
    expect(screen.queryByRole('article')).toBeNull();
  });
});
