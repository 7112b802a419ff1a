import { refusal } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courseMember, gradebook, gradebookRow } from '../../samples.ts';
import { namesOf, open, openLimited, pageOf } from '../../testing/boss-area.tsx';

beforeAll(() => import('./course-students-page.tsx'));
beforeEach(() => localStorage.clear());

const second = {
  ...gradebookRow,
  _id: 's2',
  studentId: 's2',
  rank: 2,
  total: 40.5,
  grade: 'C',
  cells: [
    { itemId: 'a1', state: 'missing', score: null, totalMarks: 10 },
    { itemId: 'x1', state: 'marked', score: 81, totalMarks: 100 },
  ],
};
const batch = {
  _id: 'b1',
  name: 'সকাল | Morning',
  courseIds: ['c1'],
  courses: [{ courseId: 'c1', courseName: 'Physics' }],
  teacherId: '',
  teacherName: '',
  room: '',
  capacity: null,
  startsOn: '',
  endsOn: '',
  notifiesGuardian: false,
  memberCount: 2,
  createdAt: '2026-01-01T10:00:00.000Z',
  archivedAt: null,
  rev: 1,
  changedAt: null,
  changedBy: null,
};
const exam = { examId: 'x1', title: 'Model test', totalMarks: 100, startingDate: '2026-01-10T10:00:00.000Z' };
type Api = Parameters<typeof open>[1];

const answers = {
  'get /courses/gradebooks/{courseId}': () => gradebook,
  'get /courses/gradebooks/{courseId}/rows': () => pageOf([gradebookRow, second]),
  'get /courses/gradebooks/{courseId}/students': () => pageOf([courseMember]),
  'get /courses/batches': () => pageOf([batch]),
  'get /users/names': ({ query }: { query?: unknown }) =>
    namesOf({ s1: 'Rahima Begum', s2: 'Karim Uddin' }, query),
};

const show = (part: string, more: Api = {}, permissions?: readonly string[]) =>
  open(`/boss/courses/c1/students?part=${part}`, { ...answers, ...more }, permissions);
const queriesOf = ({ api }: ReturnType<typeof open>, path: string) =>
  api.requests.filter((request) => request.path === path).map(({ query }) => query);
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name, 'u') }));

describe('the gradebook of a course', () => {
  const rowsPath = '/courses/gradebooks/{courseId}/rows';

  it('has students in rows with rank, total, grade and every mark, absent ones in words [GRD-02]', async () => {
    show('gradebook');
    const rahima = await rowOf('Rahima Begum');
    rahima.getByText('85%');
    rahima.getByText('8.5');
    const karim = await rowOf('Karim Uddin');
    karim.getByText('Absent');
    karim.getByText('81');
    screen.getByRole('columnheader', { name: /Motion \/ 10 \(50%\)/u });
    expect(screen.getByRole('button', { name: 'Print' })).toBeDefined();
  });

  it('asks the service for the order and the batch, and computes nothing itself [GRD-02]', async () => {
    const page = show('gradebook');
    await rowOf('Rahima Begum');
    await userEvent.click(screen.getByRole('button', { name: /Model test/u }));
    await waitFor(() => expect(queriesOf(page, rowsPath).at(-1)).toMatchObject({ sort: 'x1' }));
  });

  it('says that totals are computed anew, that there is no exam yet, and that nobody is enrolled', async () => {
    show('gradebook', {
      'get /courses/gradebooks/{courseId}': () => ({ ...gradebook, items: [], isSorting: true }),
      'get /courses/gradebooks/{courseId}/rows': () => pageOf([]),
    });
    await screen.findByText(/computed anew/u);
    screen.getByText('This course has no exam and no assignment yet.');
    expect(await screen.findByText('Nobody is enrolled in this course yet.')).toBeDefined();
  });

  it('shows the weights to those who set them alone [GRD-01]', async () => {
    show('weights', {}, ['marking']);
    await rowOf('Rahima Begum');
    expect(screen.queryByRole('link', { name: 'Weights' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Students' })).toBeNull();
  });
});

describe('the weights of a course', () => {
  const answered = (change: () => unknown) =>
    show('weights', { 'put /courses/gradebooks/{courseId}': change });

  it('are shares of the whole while they are typed, and are saved with the revision [GRD-01]', async () => {
    const page = answered(() => ({ ...gradebook, rev: 2 }));
    await userEvent.type(await screen.findByLabelText(/^Weight of Motion/u), '3');
    await screen.findByText('75%');
    await userEvent.selectOptions(screen.getByLabelText(/^What a student missed/u), 'Is left out');
    await userEvent.click(screen.getByLabelText(/^Students see their own marks/u));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(page.api.requests.find(({ method }) => method === 'put')?.body).toEqual({
        kindWeights: { exam: 1, 'past-year': 1, assignment: 1 },
        weights: [{ itemId: 'a1', weight: 3 }],
        missing: 'left-out',
        counted: 'latest',
        isReleased: true,
        rev: 1,
      }),
    );
  });

  it('stay in the form when they are negative, or when nothing would count [GRD-01]', async () => {
    const page = answered(() => {
      throw refusal(422, 'catalog.gradebook.weights-zero', 'With these weights nothing counts.');
    });
    const field = await screen.findByLabelText<HTMLInputElement>(/^Weight of Motion/u);
    await userEvent.type(field, '-1');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(page.api.requests.some(({ method }) => method === 'put')).toBe(false);
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/nothing counts/u);
    expect(field.value).toBe('0');
  });
});

describe('the students and ranks of a course', () => {
  it('lists progress, last activity and batches, and leads to the page of each student [GRD-02]', async () => {
    const page = show('students');
    const row = await rowOf('Rahima Begum');
    row.getByText('40%');
    row.getByText('Morning');
    await screen.findByText('2 students');
    expect(queriesOf(page, '/courses/gradebooks/{courseId}/students')).toMatchObject([{ sort: '-enrolled' }]);
  });

  it('ranks a batch of the course over the tests that are chosen [GRD-04]', async () => {
    const ranked = { _id: 's1', studentId: 's1', rank: 1, sum: 72, taken: 1, scores: [72] };
    const absent = { _id: 's2', studentId: 's2', rank: null, sum: 0, taken: 0, scores: [null] };
    const page = show('ranks', {
      'get /exams/batches/{batchId}/results': () => ({
        ...pageOf([ranked, absent]),
        exams: [exam],
        offered: [exam],
      }),
    });
    (await rowOf('Karim Uddin')).getAllByText('–');
    expect(page.api.requests.find(({ path }) => path === '/exams/batches/{batchId}/results')).toMatchObject({
      params: { batchId: 'b1' },
    });
  });

  it('says where there is no batch to rank', async () => {
    show('ranks', { 'get /courses/batches': () => pageOf([]) });
    expect(await screen.findByText(/^This course has no batch/u)).toBeDefined();
  });
});

describe('a teacher whose rights are limited to the course', () => {
  it('reads students and gradebook, changes no weights and opens no page of a student [BAT-04]', async () => {
    openLimited('/boss/courses/c1/students', answers, { courseIds: ['c1'] });
    await screen.findAllByText('Rahima Begum');
    expect(screen.queryByRole('link', { name: /Rahima/u })).toBeNull();
    expect(screen.getByRole('link', { name: 'Gradebook' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Weights/u })).toBeNull();
  });
});
