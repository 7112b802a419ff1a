import type { MarkingDesk, MarkingItem } from '@pathshala/svc-exams-contract/written';
import { ApiError } from '@pathshala/web-kit/api-error';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { namesOf, open, pageOf } from '../../testing/boss-area.tsx';

const person = userEvent.setup({ delay: null });

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await Promise.all([import('./queue-page.tsx'), import('./desk/desk-page.tsx')]);
});
afterEach(() => localStorage.clear());

const facts = {
  resultId: 'r1',
  code: 'A1B2C3',
  studentId: 'student-of-r1',
  examId: 'e1',
  examKind: 'standalone',
  title: 'নদী | The river',
  submittedAt: '2026-01-20T10:00:00.000Z',
  totalMarks: 10,
} as const;

const item: MarkingItem = { ...facts, state: 'unmarked', score: null, markedAt: null };

const desk: MarkingDesk = {
  ...facts,
  question: {
    questionText: '<p>Write.</p>',
    answerGuidelines: '',
    handwrittenPdf: '',
    downloadablePdf: '',
  },
  criteria: [
    { name: 'Ideas', maxMarks: 6 },
    { name: 'Language', maxMarks: 4 },
  ],
  text: 'The <b>river</b> is wide.',
  pages: [
    { pageId: 'p1', url: '/exams/attempts/r1/pages/p1', rotation: 90 },
    { pageId: 'p2', url: '/exams/attempts/r1/pages/p2', rotation: 0 },
  ],
  marking: null,
  history: [],
  nextResultId: 'r2',
  unmarkedLeft: 1,
  rev: 1,
  changedAt: null,
  changedBy: null,
};

const second: MarkingDesk = { ...desk, resultId: 'r2', code: 'D4E5F6', text: 'Second', pages: [] };
const byId: Readonly<Record<string, MarkingDesk>> = { r1: desk, r2: second };

const names = { 'get /users/names': () => namesOf({ 'student-of-r1': 'Rahima Begum' }) };

type Call = { readonly params: unknown; readonly query: unknown };
const read = ({ params, query }: Call) => {
  const found = byId[(params as { resultId: string }).resultId] ?? desk;
  const { blind } = query as { blind: string };
  return blind === 'true' ? { ...found, studentId: null } : found;
};

describe('the queue of written exams', () => {
  it('shows what waits, and remembers that names are to be hidden', async () => {
    const queue = () => ({
      ...pageOf([item]),
      counts: { unmarked: 1, marked: 4 },
      exams: [{ examId: 'e1', title: item.title, unmarked: 1 }],
    });
    const { api } = open('/boss/exam-marking', { ...names, 'get /exams/marking': queue });
    expect(await screen.findByText('A1B2C3')).toHaveProperty('pathname', '/boss/exam-marking/r1');
    await screen.findByText('Rahima Begum');
    screen.getByText('Unmarked (1)');
    await person.click(screen.getByLabelText('Hide who wrote the answers'));
    await waitFor(() => expect(api.requests.at(-1)?.query).toMatchObject({ blind: 'true' }));
    expect(screen.queryByText('Rahima Begum')).toBeNull();
    await person.selectOptions(screen.getByLabelText('Exam'), 'e1');
    await waitFor(() => expect(api.requests.at(-1)?.query).toMatchObject({ exam: 'e1', blind: 'true' }));
    expect(localStorage.getItem('exam-marking:blind')).toBe('yes');
  });
});

describe('the desk of written exams', () => {
  it('shows the answer as it was written, comments on a page, and goes on to the next after Ctrl+Enter [EXM-15]', async () => {
    const { api } = open('/boss/exam-marking/r1', {
      ...names,
      'get /exams/marking/{resultId}': read,
      'put /exams/marking/{resultId}': () => ({ ...desk, rev: 2 }),
    });
    await screen.findByText('The <b>river</b> is wide.');
    expect(document.activeElement).toBe(screen.getByLabelText('Ideas, at most 6'));
    await person.keyboard('6.5');
    await person.type(screen.getByLabelText('Language, at most 4'), '0.25');
    screen.getByText('6.75 of 10');
    fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
    fireEvent.click(await screen.findByLabelText('Comment on page 2: click at the place'));
    await person.type(await screen.findByLabelText('Comment 1, page 2'), 'Why?');
    await person.click(screen.getByText('Save and next unmarked'));
    expect((await screen.findAllByText('At most 6.')).length).toBeGreaterThan(0);
    await person.clear(screen.getByLabelText('Ideas, at most 6'));
    await person.type(screen.getByLabelText('Ideas, at most 6'), '5.5{Control>}{Enter}{/Control}');
    await screen.findByText('Second');
    expect(document.activeElement).toBe(screen.getByLabelText('Ideas, at most 6'));
    expect(api.requests.find(({ method }) => method === 'put')).toMatchObject({
      params: { resultId: 'r1' },
      body: {
        criteria: [
          { name: 'Ideas', marks: 5.5 },
          { name: 'Language', marks: 0.25 },
        ],
        annotations: [{ pageId: 'p2', x: 0.5, y: 0.5, text: 'Why?' }],
        rev: 1,
      },
    });
  });

  it('hides who wrote the answer, and needs a reason to change marks', async () => {
    localStorage.setItem('exam-marking:blind', 'yes');
    const marked: MarkingDesk = {
      ...desk,
      studentId: null,
      marking: {
        score: 6,
        criteria: [
          { name: 'Ideas', maxMarks: 6, marks: 4, comment: '' },
          { name: 'Language', maxMarks: 4, marks: 2, comment: '' },
        ],
        comment: '',
        annotations: [],
        version: 2,
        markedAt: '2026-01-21T10:00:00.000Z',
        reason: 'A page was overlooked.',
      },
      history: [{ version: 1, score: 5, reason: '', markedAt: '2026-01-20T12:00:00.000Z', markedBy: 'Rina' }],
      rev: 3,
      changedAt: '2026-01-21T10:00:00.000Z',
      changedBy: 'Sumon',
    };
    const { api } = open('/boss/exam-marking/r1', {
      'get /exams/marking/{resultId}': () => marked,
      'put /exams/marking/{resultId}': () => {
        throw new ApiError('Sumon changed this.', {
          status: 409,
          code: 'common.edited-meanwhile',
          requestId: 'test',
        });
      },
    });
    await screen.findByText(/Marked by Sumon/u);
    expect(document.body.textContent).not.toContain('student-of-r1');
    await person.click(screen.getByText('Save and next unmarked'));
    expect((await screen.findAllByText('Fill this in.')).length).toBeGreaterThan(0);
    expect(api.requests.some(({ method }) => method === 'put')).toBe(false);
    await person.type(screen.getByLabelText('Why the marks change'), 'Seen again');
    await person.click(screen.getByText('Save and next unmarked'));
    await screen.findByText('Sumon changed this.');
  });

  it('shows both versions when somebody has marked meanwhile, and asks why the marks change [EXM-15]', async () => {
    // No draft of another test is of this answer.
    let stored: MarkingDesk = { ...desk, resultId: 'r3', pages: [] };
    const meanwhile: MarkingDesk = {
      ...stored,
      marking: {
        score: 4,
        criteria: [
          { name: 'Ideas', marks: 2, maxMarks: 6, comment: '' },
          { name: 'Language', marks: 2, maxMarks: 4, comment: '' },
        ],
        comment: 'Marked by Sumon',
        annotations: [],
        version: 1,
        markedAt: '2026-01-21T10:00:00.000Z',
        reason: '',
      },
      rev: 2,
      changedAt: '2026-01-21T10:00:00.000Z',
      changedBy: 'Sumon',
    };
    const { api } = open('/boss/exam-marking/r3', {
      'get /exams/marking/{resultId}': () => stored,
      'put /exams/marking/{resultId}': ({ body }) => {
        const { rev, reason } = body as { rev: number; reason: string };
        if (rev !== 2)
          throw new ApiError('Sumon changed this.', { status: 409, code: 'common.edited-meanwhile' });
        if (reason === '')
          throw new ApiError('Correct the form.', {
            status: 422,
            code: 'common.invalid',
            fields: { reason: 'Say why the marks change.' },
          });
        return { ...meanwhile, nextResultId: null };
      },
      'get /exams/marking': () => ({ ...pageOf([]), counts: { unmarked: 0, marked: 1 }, exams: [] }),
    });
    await person.type(await screen.findByLabelText('Ideas, at most 6'), '5');
    await person.type(screen.getByLabelText('Language, at most 4'), '4');
    stored = meanwhile;
    await person.click(screen.getByText('Save and next unmarked'));
    await screen.findByText('Two versions');
    await person.click(screen.getByText('Keep mine'));
    const reason = await screen.findByLabelText('Why the marks change');
    await screen.findAllByText('Fill this in.');
    await person.type(reason, 'Read again');
    await person.click(screen.getByText('Save and next unmarked'));
    await waitFor(() =>
      expect(api.requests.findLast(({ method }) => method === 'put')?.body).toMatchObject({
        rev: 2,
        reason: 'Read again',
        criteria: [{ marks: 5 }, { marks: 4 }],
        comment: 'Marked by Sumon',
      }),
    );
    expect(screen.queryByText('Two versions')).toBeNull();
  });
});
