import { defaultSchemes } from '@pathshala/rules/default-schemes';
import { aParticipant, aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { FakeExamServer } from '../../testing/fake-exam-server.ts';

const server = new FakeExamServer();
const base = { ...server.result(), studentId: aStudent._id };

function open(result: object, at = '/exams/results/attempt-1?course=DU', api: object = {}) {
  const handlers = { ...server.handlers, 'get /exams/results/{resultId}': () => result, ...api };
  return renderRemotePart(<Root />, { at, language: 'en', user: aStudent, api: handlers });
}

/** The first question right, the second wrong after a long time, the others blank. */
const mixed = base.choices.map((choice, index) => ({
  ...choice,
  isCorrect: index === 0,
  points: index === 0 ? 1 : index === 1 ? -0.25 : 0,
  selectedOption: index < 2 ? 'physics-q1-a' : null,
  seconds: [20, 200, 10, 10][index],
}));

describe('what a result teaches', () => {
  it('says what wrong answers cost, what blanks would have given, and compares with the last attempt', async () => {
    const previous = { resultId: 'r0', score: 0.25, totalMarks: 3, submittedAt: '2026-11-12T08:00:00.000Z' };
    open({ ...base, previous });
    await screen.findByText(
      'Wrong answers took 0.75 off your marks. Had you left them blank, you would have 1.5.',
    );
    expect(screen.queryByText(/^0\.5 marks more than on 12 November 2026 \(0\.25 of 3\)\./)).not.toBeNull();
    expect(screen.getByRole('link', { name: 'See that result' })).toHaveProperty(
      'pathname',
      '/exams/results/r0',
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual(
      expect.arrayContaining(['✓Right 1', '✗Wrong 1', '–Blank 1']),
    );
  });

  it('shows the score, and of a question that another exam asks only the own answer', async () => {
    const [first, ...others] = server.key().questions;
    const heldQuestions = [first?.questionId ?? ''];
    const choices = base.choices.map(({ isCorrect, points, ...choice }) =>
      heldQuestions.includes(choice.questionId) ? choice : { ...choice, isCorrect, points },
    );
    open({ ...base, choices, heldQuestions }, undefined, {
      'get /exams/papers/year-1/1/key/1': () => ({ questions: others, heldQuestions }),
    });
    await screen.findByText(/^1 question shows no key yet, because another exam/);
    expect(screen.queryByText('0.75 of 3')).not.toBeNull();
    expect(screen.queryByText('Marks lost')).toBeNull();
    const own = screen.getByText('physics 1 b').closest('li')?.textContent;
    expect(own).toContain('Your answer');
    expect(own).not.toContain('✗');
    expect(screen.getAllByText('Key comes later')).toHaveLength(1);
    expect(screen.queryByText('Because of physics-q1.')).toBeNull();
    expect(screen.getByRole('button', { name: /^Question 1.*Key comes later/ })).not.toBeNull();
  });

  it('says nothing of wrong answers that cost nothing', async () => {
    open({ ...base, marksLost: 0, scoreWithoutWrong: 0.75 });
    await screen.findByText('0.75 of 3');
    expect(screen.queryByText('What wrong answers cost')).toBeNull();
  });

  it('shows a subject below its minimum, and that the exam is not passed', async () => {
    const subjectMinima = [{ subjectName: 'Physics', marks: 1 }];
    const markingScheme = { ...defaultSchemes['past-year'](25), subjectMinima };
    open({ ...base, isPassed: false, passingScore: 2, unmetMinima: ['Physics'] }, undefined, {
      'get /exams/papers/year-1/1': () => ({ ...server.paper(), markingScheme }),
    });
    await screen.findByText('Not passed');
    expect(screen.queryByText('Pass mark: 2')).not.toBeNull();
    expect((await screen.findByText(/at least 1/)).textContent).toContain('not reached');
  });

  it('folds the right answers, opens the others, and names the slow question', async () => {
    open({ ...base, choices: mixed });
    const articles = await screen.findAllByRole('article');
    const isOpen = () => articles.map((article) => article.querySelector('details')?.open);
    expect(isOpen()).toEqual([false, true, true, true]);
    const palette = within(screen.getByRole('navigation', { name: 'Go to a question' }));
    expect(palette.getByRole('button', { name: 'Question 2: Wrong' })).toHaveProperty('type', 'button');
    await userEvent.click(palette.getByRole('button', { name: 'Question 1: Right' }));
    expect(isOpen()).toEqual([true, true, true, true]);
    await waitFor(() => expect(document.activeElement).toBe(articles[0]));
    expect(palette.queryByRole('button', { name: 'Question 2 (3 min)' })).not.toBeNull();
  });

  it('leads first to the mistakes, then to a practice of them, then to the exam again', async () => {
    const { api } = open({ ...base, choices: mixed }, undefined, {
      'post /exams/practice/from-result': () => new Promise(() => undefined),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Review mistakes' }));
    expect(screen.getByRole('radio', { name: 'Wrong (1)' })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('button', { name: 'Practise these' }));
    expect(api.requests.at(-1)).toMatchObject({ body: { resultId: 'attempt-1', withBlank: false } });
    expect(screen.queryByRole('link', { name: 'Exam again' })).not.toBeNull();
  });

  it('marks every option that was chosen, where several may be', async () => {
    const [first, ...rest] = base.choices;
    const selectedOptions = ['physics-q1-a', 'physics-q1-c'];
    open({ ...base, choices: [{ ...first, selectedOptions, isCorrect: false }, ...rest] });
    for (const text of ['physics 1 a', 'physics 1 c'])
      expect((await screen.findByText(text)).closest('li')?.textContent).toContain('Your answer');
    expect(screen.getByText('physics 1 b').closest('li')?.textContent).not.toContain('Your answer');
  });
});

describe('the result of a participant', () => {
  it('invites to make the account that will own it, and leads to no page of an account [CMP-06]', async () => {
    const result = { ...base, examKind: 'campaign', examId: 'exam1', studentId: aParticipant._id };
    const { api } = renderRemotePart(<Root />, {
      at: '/exams/results/attempt-1',
      language: 'en',
      user: aParticipant,
      api: { ...server.handlers, 'get /exams/results/{resultId}': () => result },
    });
    await screen.findByText(/Make an account with rahim@example\.com/u);
    expect(screen.getByRole('link', { name: 'Make an account' })).toHaveProperty('pathname', '/signup');
    expect(screen.getByRole('link', { name: 'To the campaign' })).toHaveProperty(
      'pathname',
      '/campaigns/exam/exam1',
    );
    expect(screen.queryByText(aParticipant.name)).not.toBeNull();
    for (const name of [/bookmark/iu, /report/iu, /practise/iu])
      expect(screen.queryByRole('button', { name })).toBeNull();
    const own = ['/exams/bookmarks/ids', '/exams/results', '/exams/registered'];
    expect(api.requests.map(({ path }) => path).filter((path) => own.includes(path))).toEqual([]);
  });

  it('invites nobody who has an account', async () => {
    open(base);
    await screen.findByText('0.75 of 3');
    expect(screen.queryByText(/Make an account/u)).toBeNull();
  });
});

describe('a result below an academic course', () => {
  it('leads back to the subjects, and to the exam again [EXM-09]', async () => {
    open({ ...base, examKind: 'unit', examId: 'e1' }, '/courses/academic/c9/subjects/exam/results/attempt-1');
    const back = await screen.findByRole('link', { name: 'Back to the subjects' });
    expect(back).toHaveProperty('pathname', '/courses/academic/c9/subjects');
    expect(screen.getByRole('link', { name: 'Exam again' })).toHaveProperty(
      'pathname',
      '/courses/academic/c9/subjects/exam/take/e1',
    );
  });

  it('of a written exam is to be determined until it is marked [EXM-09]', async () => {
    const hidden = { score: null, correct: null, wrong: null, blank: null, subjects: [], choices: [] };
    const feedbackCodes: string[] = [];
    const result = {
      ...base,
      ...hidden,
      examKind: 'subject',
      awaitsMarks: true,
      feedback: 'To be determined',
    };
    open({ ...result, feedbackCodes }, '/courses/academic/c9/subjects/exam/results/attempt-1');
    await screen.findByText('To be determined');
    expect(screen.queryByText('Your score')).toBeNull();
    expect(screen.queryByText(/once the results are released/)).toBeNull();
  });
});
