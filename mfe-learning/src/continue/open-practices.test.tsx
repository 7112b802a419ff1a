import { renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { emptyDashboard, openAttempt, pageOf } from '../samples.ts';
import { ContinueCard } from './continue-card.tsx';
import { useProgress } from './use-progress.ts';

const openPractice = {
  ...openAttempt,
  examKind: 'practice',
  examId: 'p1',
  courseId: null,
  unitId: null,
  title: 'Ten of physics',
  answered: 0,
};

function Shown() {
  const { data } = useProgress();
  return data && <ContinueCard {...data} />;
}

it.each([
  [0, false],
  [2, true],
])('discards an open practice with %i answers; asks first: %s', async (answered, asks) => {
  let items: object[] = [{ ...openPractice, answered }];
  renderRemotePart(<Shown />, {
    language: 'en',
    api: {
      'get /students/dashboard': () => emptyDashboard,
      'get /exams/attempts': () => pageOf(...items),
      'delete /exams/practice/attempts/{id}': () => {
        items = [];
        return { attemptId: openPractice.attemptId };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Discard: Ten of physics' }));
  const dialog = screen.queryByRole('dialog', { name: 'Discard this practice?' });
  expect(dialog !== null).toBe(asks);
  if (dialog) await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Ten of physics')).toBeNull());
});
