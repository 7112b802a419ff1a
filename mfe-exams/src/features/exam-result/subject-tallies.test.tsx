import { aStudent, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { FakeExamServer } from '../../testing/fake-exam-server.ts';

it('a result has right, wrong and blank answers of each subject [EXM-19]', async () => {
  const server = new FakeExamServer();
  const subjects = [
    { subjectName: 'Physics', score: 3, correct: 7, wrong: 8, blank: 9 },
    { subjectName: 'Maths', score: 2, correct: 4, wrong: 5, blank: 6 },
  ];
  renderRemotePart(<Root />, {
    at: '/exams/results/attempt-1?course=DU',
    language: 'en',
    user: aStudent,
    api: {
      'get /exams/papers/year-1/1': () => server.paper(),
      'get /exams/papers/year-1/1/key/1': () => server.key(),
      'get /exams/bookmarks/ids': () => ({ questionIds: [] }),
      'get /exams/results/{resultId}': () => ({ ...server.result(), subjects }),
    },
  });
  const heading = await screen.findByText('By subject');
  const rows = within(heading.parentElement ?? document.body).getAllByRole('listitem');
  const textOf = (name: string) =>
    rows.find(({ textContent }) => textContent.startsWith(name))?.textContent.replaceAll(/\s/gu, '');
  expect(textOf('Physics')).toMatch(/Marks:3.*7.*8.*9/u);
  expect(textOf('Maths')).toMatch(/Marks:2.*4.*5.*6/u);
});
