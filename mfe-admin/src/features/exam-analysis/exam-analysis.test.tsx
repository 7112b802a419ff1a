import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAnalysis } from '../../samples.ts';
import { open } from '../../testing/boss-area.tsx';
import { reliabilityWord } from './analysis-values.ts';

beforeAll(() => import('./exam-analysis-page.tsx'));

const route = 'get /exams/papers/{paperId}/analysis';
const findings = 'get /exams/papers/{paperId}/findings';
const noFindings = { examId: 'exam1', keyVersion: 0, madeAt: null, questions: [] };
const path = '/boss/exam-analysis/exam1';

describe('the analysis of an exam', () => {
  it('shows suspicious questions first, and opens one with the counts of its options', async () => {
    const { navigation } = open(path, { [route]: () => anAnalysis, [findings]: () => noFindings });
    const table = await screen.findByRole('table', { name: 'Questions' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('button').textContent)).toEqual([
      '2. Which is heavier?',
      '1. What is force?',
    ]);
    within(table).getByText('The best students chose another option: check the key.');
    screen.getByText(/^0.85, good:/u);
    await userEvent.click(within(table).getByRole('button', { name: '2. Which is heavier?' }));
    const options = await screen.findByRole('table', { name: 'Options and who chose them' });
    expect(
      within(options)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['OptionAllBest 27%Weakest 27%', 'AIron✓ correct1029', 'BLead22173']);
    const correct = screen.getByRole('link', { name: 'Correct the key' });
    expect(correct.getAttribute('href')).toBe('/boss/key-correction/exam1?question=q2');
    expect(navigation.location.get().search).toBe('?question=q2');
  });

  it('says so when nobody has sat, and leaves the key to those who mark', async () => {
    open(path, { [route]: () => ({ ...anAnalysis, attempts: 0, scores: null, distribution: [] }) }, [
      'campaigns',
    ]);
    await screen.findByText('Nobody has sat this exam yet.');
    expect(screen.queryByRole('link', { name: 'Corrections of the key' })).toBeNull();
  });
});

describe('questions in doubt after the end of an exam', () => {
  const doubtful = (review: object | null) => ({
    examId: 'exam1',
    keyVersion: 2,
    madeAt: '2026-02-02T05:00:00.000Z',
    questions: [{ questionId: 'q2', findings: ['best-wrong'], review }],
  });
  const put = 'put /exams/papers/{paperId}/findings/{questionId}/review';

  it('stand at the top until somebody states that the key is right, which can be undone [ADM-01]', async () => {
    const sent: unknown[] = [];
    let review: object | null = null;
    open(path, {
      [route]: () => anAnalysis,
      [findings]: () => doubtful(review),
      [put]: ({ params, body }) => {
        sent.push({ ...params, ...(body as object) });
        review = review === null ? { at: '2026-02-02T06:00:00.000Z', by: 'Mim Akter' } : null;
        return doubtful(review);
      },
    });
    const area = within(await screen.findByRole('region', { name: 'Check these keys' }));
    area.getByRole('button', { name: '2. Which is heavier?' });
    await userEvent.click(area.getByRole('button', { name: 'The key is right' }));
    await area.findByText(/^Mim Akter has looked at it: the key is right/u);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await area.findByRole('button', { name: 'The key is right' });
    const one = { paperId: 'exam1', questionId: 'q2', keyVersion: 2 };
    expect(sent).toEqual([
      { ...one, isKeyRight: true },
      { ...one, isKeyRight: false },
    ]);
  });

  it('are read only for those who neither write questions nor mark', async () => {
    open(path, { [route]: () => anAnalysis, [findings]: () => doubtful(null) }, ['campaigns']);
    const area = within(await screen.findByRole('region', { name: 'Check these keys' }));
    expect(area.queryByRole('button', { name: 'The key is right' })).toBeNull();
  });
});

describe('reliability in words', () => {
  it.each([
    [0.8, 20, 'good'],
    [0.79, 20, 'fair'],
    [0.6, 20, 'fair'],
    [0.59, 500, 'weak'],
    [0.9, 19, null],
    [null, 500, null],
  ] as const)('of %s with %i attempts is %s', (reliability, attempts, word) => {
    expect(reliabilityWord({ reliability, attempts })).toBe(word);
  });
});
