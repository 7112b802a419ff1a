import { refusal } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAnalysis } from '../../samples.ts';
import { dialog, namesOf, open } from '../../testing/boss-area.tsx';

beforeAll(() => import('./key-correction-page.tsx'));

const list = 'get /exams/papers/{paperId}/key-corrections';
const preview = 'get /exams/papers/{paperId}/key-corrections/preview';
const correct = 'post /exams/papers/{paperId}/key-corrections';

const asPublished = { examId: 'exam1', keyVersion: 1, corrections: [], remark: null };
const corrected = {
  ...asPublished,
  keyVersion: 2,
  corrections: [
    {
      keyVersion: 2,
      questionId: 'q2',
      kind: 'change',
      before: ['q2a'],
      correct: ['q2b'],
      reason: 'Lead is heavier.',
      correctedAt: '2026-02-02T05:00:00.000Z',
      correctedBy: 'Karim',
    },
  ],
  remark: { state: 'running', seen: 20, changed: 12 },
};
const moves = {
  keyVersion: 1,
  attempts: 32,
  raised: 22,
  lowered: 1,
  unchanged: 9,
  movers: [
    { resultId: 'r1', studentId: 'student-abcdef', scoreBefore: 1, score: -0.25, rankBefore: 1, rank: 30 },
  ],
};

const openQuestion = (more: Parameters<typeof open>[1] = {}) =>
  open('/boss/key-correction/exam1?question=q2', {
    'get /exams/papers/{paperId}/analysis': () => anAnalysis,
    'get /users/names': () => namesOf({ 'student-abcdef': 'Rahima Begum' }),
    [list]: () => asPublished,
    [preview]: () => moves,
    ...more,
  });

/** The correction makes B the only right option. */
async function askForPreview(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: 'Only these are right' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Iron/u }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Lead/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Show whose score changes' }));
  await screen.findByText('Scores that rise: 22, fall: 1, stay as they are: 9.');
}

async function apply(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Correct the key' }));
  await screen.findByRole('dialog', { name: 'Correct the key of question 2?' });
  dialog().getByText(/^1 score falls\./u);
  await userEvent.click(dialog().getByRole('button', { name: 'Correct the key' }));
}

describe('correcting a key', () => {
  it('is applied after the preview, with a reason, and shows how far the attempts are marked again', async () => {
    let key: object = asPublished;
    const { api } = openQuestion({
      [list]: () => key,
      [correct]: () => {
        key = corrected;
        return corrected;
      },
    });
    await screen.findByText('The key is as it was published.');
    await userEvent.click(screen.getByRole('button', { name: 'Show whose score changes' }));
    screen.getByText('Choose at least one option.');
    await askForPreview();
    expect(api.requests.find(({ path }) => path.endsWith('preview'))?.query).toEqual({
      kind: 'change',
      questionId: 'q2',
      correct: 'q2b',
    });
    const mover = within(await screen.findByRole('row', { name: /^Rahima Begum/u }));
    expect(mover.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Rahima Begum',
      '1',
      '−0.25',
      '−1.25',
      '1 → 30',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Correct the key' }));
    screen.getByText('Write why the key is corrected. Students read it.');
    await userEvent.type(screen.getByLabelText('Reason'), 'Lead is heavier.');
    await apply();
    await screen.findByText('Marking again. Attempts looked at: 20, scores changed so far: 12.');
    const entry = await screen.findByRole('row', { name: /Karim/u });
    within(entry).getByText('A → B');
    expect(api.requests.filter(({ method }) => method === 'post').map(({ body }) => body)).toEqual([
      {
        change: { kind: 'change', questionId: 'q2', correct: ['q2b'] },
        reason: 'Lead is heavier.',
        keyVersion: 1,
      },
    ]);
  });

  it('of a key that was corrected meanwhile shows the preview again, and the reason stays', async () => {
    let previews = 0;
    openQuestion({
      [preview]: () => {
        previews += 1;
        return { ...moves, keyVersion: previews, raised: previews === 1 ? 22 : 21 };
      },
      [correct]: () => {
        throw refusal(409, 'exams.key-corrected-meanwhile', 'Somebody else has corrected the key.');
      },
    });
    await askForPreview();
    await userEvent.type(screen.getByLabelText('Reason'), 'Lead is heavier.');
    await apply();
    await screen.findByText(/^Somebody else has corrected the key meanwhile\. The numbers below are new/u);
    await screen.findByText('Scores that rise: 21, fall: 1, stay as they are: 9.');
    await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Lead is heavier.'));
  });
});

it('offers no further option where all right options have to be chosen together', async () => {
  openQuestion({ [list]: () => ({ ...asPublished, withoutAccept: ['q2'] }) });
  const offered = await screen.findAllByRole('radio');
  expect(offered.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Only these are right',
    'Void the question',
  ]);
  expect(screen.getByRole('checkbox', { name: /Iron/u })).toHaveProperty('checked', true);
});

it('shows its history, and no fields, to an administrator who may not correct it', async () => {
  open(
    '/boss/key-correction/exam1?question=q2',
    { 'get /exams/papers/{paperId}/analysis': () => anAnalysis, [list]: () => corrected },
    ['campaigns'],
  );
  expect(await screen.findByText(/Lead is heavier/u)).not.toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('says that falling scores were not seen, and that no mail is sent, where students see no score yet', async () => {
  openQuestion({ [preview]: () => ({ ...moves, isScoreShown: false }) });
  await askForPreview();
  await screen.findByText('1 score falls. No student has seen a score yet.');
  expect(screen.queryByText(/loses marks that they have seen/u)).toBeNull();
  await userEvent.type(screen.getByLabelText('Reason'), 'Lead is heavier.');
  await userEvent.click(screen.getByRole('button', { name: 'Correct the key' }));
  await screen.findByText(/^No mail is sent/u);
});
