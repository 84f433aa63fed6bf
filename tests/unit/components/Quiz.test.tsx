/** @jest-environment jsdom */
import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Quiz from '@site/src/components/Quiz';
import type {QuizData} from '@site/src/lib/code/blockData';

const QUIZ: QuizData = {
  questions: [
    {
      html: 'Which of <code>a</code> and b?',
      code: [],
      answers: [
        {html: '<code>a</code>', why: 'because of a.', right: true},
        {html: 'b', why: 'not because of b.'},
      ],
    },
  ],
};
const SEVERAL: QuizData = {
  questions: [
    {
      html: 'Choose all.',
      code: [],
      several: true,
      answers: [
        {html: 'one', why: '1.', right: true},
        {html: 'two', why: '2.', right: true},
        {html: 'three', why: '3.'},
      ],
    },
  ],
};

const check = async () => await userEvent.click(screen.getByRole('button'));
const explanations = () => screen.getByText('Answers explained').closest('details');

describe('Quiz', () => {
  it('has all answers and explanations in the page as shipped, folded', () => {
    const html = renderToStaticMarkup(<Quiz quiz={QUIZ} />);
    expect(html).toMatch(/<details.*because of a\..*not because of b\..*<\/details>/s);
    expect(html).not.toContain('<details open');
  });

  it('shows the code that a question is about before the answers', () => {
    const [question] = QUIZ.questions;
    const code = [{lang: 'js', html: '<span class=l>log()\n</span>'}];
    render(<Quiz quiz={{questions: [{...question!, code}]}} />);
    const shown = screen.getByText('log()');
    expect(shown.compareDocumentPosition(screen.getByRole('radio', {name: 'a'}))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('tells a right answer and opens the explanations', async () => {
    render(<Quiz quiz={QUIZ} />);
    await userEvent.click(screen.getByRole('radio', {name: 'a'}));
    await check();
    expect(screen.getByRole('status')).toHaveTextContent('Right.');
    expect(explanations()).toHaveAttribute('open');
  });

  it('explains a wrong answer alone, and keeps the right one for the next try', async () => {
    render(<Quiz quiz={QUIZ} />);
    await userEvent.click(screen.getByRole('radio', {name: 'b'}));
    await check();
    expect(screen.getByRole('status')).toHaveTextContent('not because of b.');
    expect(screen.getByRole('status')).not.toHaveTextContent('because of a.');
    expect(explanations()).not.toHaveAttribute('open');
  });

  it('closes the explanations again when a wrong answer follows a right one', async () => {
    render(<Quiz quiz={QUIZ} />);
    await userEvent.click(screen.getByRole('radio', {name: 'a'}));
    await check();
    await userEvent.click(screen.getByRole('radio', {name: 'b'}));
    await check();
    expect(explanations()).not.toHaveAttribute('open');
  });

  it('opens all explanations for a reader who asks for them', async () => {
    render(<Quiz quiz={QUIZ} />);
    await userEvent.click(screen.getByText('Answers explained'));
    expect(explanations()).toHaveAttribute('open');
  });

  it('is answered with the keyboard alone, without leaving the answers', async () => {
    render(<Quiz quiz={QUIZ} />);
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Right.');
    expect(screen.getByRole('radio', {name: 'a'})).toHaveFocus();
  });

  it('tells a wrong answer without counting it', async () => {
    render(<Quiz quiz={QUIZ} />);
    await userEvent.click(screen.getByRole('radio', {name: 'b'}));
    await check();
    expect(screen.getByRole('status')).toHaveTextContent('Not quite.');
    await userEvent.click(screen.getByRole('radio', {name: 'a'}));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says nothing before something is chosen', async () => {
    render(<Quiz quiz={QUIZ} />);
    await check();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('wants every right answer where there are several', async () => {
    render(<Quiz quiz={SEVERAL} />);
    await userEvent.click(screen.getByRole('checkbox', {name: 'one'}));
    await check();
    expect(screen.getByRole('status')).toHaveTextContent('it isn’t everything.');
    await userEvent.click(screen.getByRole('checkbox', {name: 'two'}));
    await check();
    expect(screen.getByRole('status')).toHaveTextContent('Right.');
  });
});
