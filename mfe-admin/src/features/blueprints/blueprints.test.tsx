import type { Blueprint } from '@pathshala/svc-exams-contract/blueprint';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bankQuestion, facets } from '../../samples.ts';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';

const person = userEvent.setup({ delay: null });

beforeAll(async () => {
  await Promise.all([import('./blueprints-page.tsx'), import('./blueprint-form-page.tsx')]);
});
afterEach(() => localStorage.clear());

const row = {
  _id: 'r1',
  subject: 'Physics',
  chapter: '',
  easiest: 'easy',
  hardest: 'hard',
  tags: [],
  count: 2,
} as const;

const blueprint: Blueprint = {
  _id: 'b1',
  title: 'Weekly test',
  rows: [{ ...row, tags: [] }],
  unusedDays: 30,
  notInPapers: ['exam1'],
  papers: [{ examId: 'exam1', title: 'Model test', examKind: 'campaign', usedAt: null }],
  seed: 'monday',
  questions: 2,
  rev: 3,
  changedAt: '2026-11-20T10:00:00.000Z',
  changedBy: 'Karim',
};

const calls = {
  'get /questions/facets': () => facets,
  'get /questions/papers': () => ({ items: [] }),
  'get /questions/blueprints': () => pageOf([blueprint]),
  'get /questions/blueprints/{id}': () => blueprint,
};

/** The list of suggestions of a field has its label too. */
function field(label: string): HTMLElement {
  const [found] = screen.getAllByLabelText(label);
  if (found === undefined) throw new Error(label);
  return found;
}

describe('the blueprints', () => {
  it('are listed, and one is deleted after a question', async () => {
    const { api } = open('/boss/blueprints', {
      ...calls,
      'delete /questions/blueprints/{id}': () => ({ _id: 'b1', undoUntil: '2026-12-20T10:00:00.000Z' }),
    });
    await screen.findByText('Weekly test');
    await person.click(screen.getByLabelText('Actions for Weekly test'));
    await person.click(await screen.findByText('Delete'));
    await screen.findByRole('dialog');
    await person.click(dialog().getByText('Delete'));
    await screen.findByText('Weekly test is deleted.');
    expect(api.requests.filter(({ method }) => method === 'delete')).toHaveLength(1);
  });

  it('are written row by row, and a row in the wrong order is refused [BLU-01]', async () => {
    const { api } = open('/boss/blueprints/create', {
      ...calls,
      'post /questions/blueprints': () => blueprint,
    });
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Weekly test' } });
    fireEvent.change(field('Subject'), { target: { value: 'Physics' } });
    fireEvent.change(field('Easiest'), { target: { value: 'hard' } });
    fireEvent.change(field('Hardest'), { target: { value: 'easy' } });
    await person.click(screen.getByText('Save'));
    await waitFor(() =>
      expect(screen.getAllByText('Easier than the easiest: swap the two.').length).toBeGreaterThan(0),
    );
    fireEvent.change(field('Hardest'), { target: { value: 'hard' } });
    fireEvent.change(field('Questions'), { target: { value: '১২' } });
    screen.getByText('12 questions in all');
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'post')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'post')?.body).toEqual({
      title: 'Weekly test',
      unusedDays: 0,
      seed: '',
      notInPapers: [],
      rows: [{ subject: 'Physics', chapter: '', easiest: 'hard', hardest: 'hard', tags: [], count: 12 }],
    });
  });

  it('are tried on their page: the draw says what is missing [BLU-02]', async () => {
    open('/boss/blueprints/b1', {
      ...calls,
      'post /questions/blueprints/{id}/draw': () => ({
        seed: 'monday',
        rows: [{ rowId: 'r1', questions: [bankQuestion], missing: 1 }],
      }),
    });
    await person.click(await screen.findByRole('button', { name: 'Try the draw' }));
    await screen.findByText('1 question is drawn.');
    screen.getByText('The bank lacks 1 question for this row.');
    expect(screen.getByText('Seed of this draw: monday', { exact: false })).toBeDefined();
  });
});
