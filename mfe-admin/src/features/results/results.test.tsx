import type { ResultSummary } from '@pathshala/svc-exams-contract/result';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dialog, namesOf, open, pageOf } from '../../testing/boss-area.tsx';
import { faultOf, scoreOf } from './correction-values.ts';

const person = userEvent.setup({ delay: null });

beforeAll(async () => {
  await import('./results-page.tsx');
});
afterEach(() => localStorage.clear());

const correction = {
  correctedAt: '2026-01-16T08:00:00.000Z',
  correctedBy: 'teacher1',
  reason: 'Question 4 was void',
  scoreBefore: 0.75,
  score: 1.75,
  feedback: null,
};

const result: ResultSummary = {
  _id: 'r1',
  attemptId: 'attempt1',
  studentId: 'student1',
  examKind: 'unit',
  examId: 'e1',
  courseId: 'c1',
  unitId: 'u1',
  title: 'গতি | Motion',
  attemptNo: 1,
  counts: true,
  score: 1.75,
  correct: 2,
  wrong: 1,
  blank: 0,
  totalMarks: 3,
  awaitsMarks: false,
  passingScore: null,
  isPassed: null,
  unmetMinima: [],
  meritScore: null,
  marksLost: 0.25,
  scoreWithoutWrong: 2,
  answered: 3,
  scoreVisibleFrom: null,
  subjects: [],
  feedback: 'Manually submitted.',
  feedbackCodes: ['exams.feedback.manual'],
  dateTaken: '2026-01-15T09:30:00.000Z',
  submittedAt: '2026-01-15T10:00:00.000Z',
  durationMs: 1_800_000,
  lateAnswersIgnored: false,
  scoreVersion: 2,
  correctedAt: correction.correctedAt,
  correctionReason: correction.reason,
  corrections: [correction],
};

describe('the list of results', () => {
  it('names the student, and corrects a result with a reason beside the corrections so far [EXM-12]', async () => {
    const { api } = open('/boss/results?examId=e1', {
      'get /exams/exam-results': () => pageOf([result]),
      'get /users/names': ({ query }) => namesOf({ student1: 'Mim', teacher1: 'Karim' }, query),
      'put /exams/exam-results/{resultId}': () => result,
    });
    const row = (await screen.findByText('Motion')).closest('tr')!;
    await waitFor(() => expect(row.textContent).toContain('Mim'));
    expect(row.textContent).toContain('1.75 of 3');
    expect(api.requests[0]).toMatchObject({ query: { examId: 'e1' } });
    await person.click(screen.getByLabelText('Actions for Motion'));
    await person.click(await screen.findByText('Correct…'));
    await dialog().findByText(/Karim: 0\.75 → 1\.75\. Question 4 was void/u);
    await person.click(dialog().getByText('Correct the result'));
    dialog().getByText('Give a new score or feedback.');
    fireEvent.change(dialog().getByLabelText('New score'), { target: { value: '২.৫' } });
    await person.click(dialog().getByText('Correct the result'));
    dialog().getByText('Write the reason.');
    fireEvent.change(dialog().getByLabelText('Reason'), { target: { value: 'Counted again' } });
    await person.click(dialog().getByText('Correct the result'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requests.find(({ method }) => method === 'put')).toMatchObject({
      params: { resultId: 'r1' },
      body: { resultId: 'r1', updateData: { score: 2.5 }, reason: 'Counted again', rev: 2 },
    });
  });

  it('asks once for the names of all rows, of visitors by their registration, and says which account is unknown', async () => {
    const rows = ['student1', 'student2', 'deleted-abcdef', 'student1', 'visitor1'];
    const { api } = open(
      '/boss/results',
      {
        'get /exams/exam-results': () =>
          pageOf(rows.map((studentId, n) => ({ ...result, _id: `r${n}`, studentId }))),
        'get /users/names': ({ query }) => namesOf({ student1: 'Mim', student2: 'Karim' }, query),
        'get /campaign/participant-names': () => ({
          items: [{ _id: 'visitor1', name: 'Rahima', rollNumber: '000042' }],
        }),
      },
      ['marking'],
    );
    await screen.findByText('Unknown account …abcdef');
    expect(screen.getAllByText('Mim')).toHaveLength(2);
    screen.getByText('Karim');
    screen.getByText('Rahima (000042)');
    const asked = api.requests.filter(({ path }) => path.endsWith('names'));
    expect(asked).toMatchObject([
      { path: '/users/names', query: { ids: 'student1,student2,deleted-abcdef,visitor1' } },
      { path: '/campaign/participant-names', query: { ids: 'deleted-abcdef,visitor1' } },
    ]);
  });

  it('are searched by exam and by the names of accounts and visitors', async () => {
    const { api } = open('/boss/results?q=mim', {
      'get /exams/exam-results': () => pageOf([result]),
      'get /users/names': ({ query }) =>
        'q' in (query as object) ? { items: [{ _id: 'student1', name: 'Mim' }] } : namesOf({}, query),
      'get /campaign/participant-names': () => ({
        items: [{ _id: 'visitor1', name: 'Mim Ali', rollNumber: '000042' }],
      }),
    });
    await screen.findByText('Motion');
    expect(api.requests.find(({ path }) => path === '/exams/exam-results')?.query).toEqual({
      page: 1,
      sort: '-submitted',
      q: 'mim',
      students: 'student1,visitor1',
    });
  });

  it('names the exam and the student whose results a link has chosen, and shows all again by a press [EXM-12]', async () => {
    const { api, navigation } = open('/boss/results?examId=e1&studentId=student1', {
      'get /exams/exam-results': () => pageOf([result]),
      'get /users/names': ({ query }) => namesOf({ student1: 'Mim' }, query),
    });
    await screen.findByRole('button', { name: /^Student: Mim/u });
    await person.click(await screen.findByRole('button', { name: /^Exam: Motion/u }));
    await waitFor(() => expect(navigation.location.get().search).toBe('?studentId=student1'));
    await waitFor(() => expect(api.requests.at(-1)).not.toMatchObject({ query: { examId: 'e1' } }));
    expect(screen.queryByRole('button', { name: /^Exam:/u })).toBeNull();
  });

  it('shows a short form of the id when the names do not come', async () => {
    const { api } = open('/boss/results', { 'get /exams/exam-results': () => pageOf([result]) });
    const row = (await screen.findByText('Motion')).closest('tr')!;
    await waitFor(() => expect(api.requests.some(({ path }) => path === '/users/names')).toBe(true));
    expect(row.textContent).toContain(`…${'student1'.slice(-6)}`);
  });
});

describe('what is typed into a correction', () => {
  it.each([
    ['১২.৫', 12.5],
    ['-0.25', -0.25],
    [' ', null],
    ['1.005', undefined],
    ['1e3', undefined],
  ])('%s is %s', (written, score) => {
    expect(scoreOf(written)).toBe(score);
  });

  it('needs a score or a feedback, and a reason', () => {
    expect(faultOf({ score: '', feedback: ' ', reason: 'why' })).toBe('nothing');
    expect(faultOf({ score: '', feedback: 'Well done', reason: ' ' })).toBe('reasonMissing');
    expect(faultOf({ score: '1', feedback: '', reason: 'why' })).toBeNull();
  });
});
