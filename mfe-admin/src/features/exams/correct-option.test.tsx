import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { exam } from '../../samples.ts';
import { open } from '../../testing/boss-area.tsx';
import { treeApi } from '../../testing/course-tree.ts';

// Finding out what is hidden takes most of the time of a query by role.
configure({ defaultHidden: true });

beforeAll(async () => {
  // The page is a chunk; the first import takes longer than a test waits.
  await import('./form/exam-form-page.tsx');
});
afterEach(() => localStorage.clear());

it('choosing a correct option of an exam clears the other options [EXM-17 ADM-06]', async () => {
  const { api } = open('/boss/mechanics/subject/edit-exam/e1', {
    ...treeApi,
    'get /exams/examid/{id}': () => exam,
    'put /exams/{id}': () => exam,
  });
  await screen.findByLabelText('Title');
  const person = userEvent.setup({ delay: null });
  await person.click(screen.getByText('How fast?'));
  const [first, second] = await screen.findAllByRole<HTMLInputElement>('radio', { name: /is correct/u });
  expect([first?.checked, second?.checked]).toEqual([false, true]);
  if (first !== undefined) fireEvent.click(first);
  expect([first?.checked, second?.checked]).toEqual([true, false]);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({
      mcqs: [{ options: [{ isCorrect: true }, { isCorrect: false }] }],
    }),
  );
});
