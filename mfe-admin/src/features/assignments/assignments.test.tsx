import type { SubmissionForMarker } from '@pathshala/svc-catalog-contract/assignment';
import { ApiError } from '@pathshala/web-kit/api-error';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assignment, assignmentItem, storedAcademicCourse } from '../../samples.ts';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';

const person = userEvent.setup({ delay: null });

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await Promise.all([
    import('./assignments-page.tsx'),
    import('./form/assignment-form-page.tsx'),
    import('./marking/marking-desk-page.tsx'),
  ]);
});
afterEach(() => localStorage.clear());

describe('the list of assignments', () => {
  it('shows what is handed in and unmarked, and deletes after saying how many hand-ins go [CAT-11 ADM-04]', async () => {
    const { api } = open('/boss/assignments', {
      'get /assignments': () => pageOf([assignmentItem]),
      'get /assignments/{id}/deletion': () => ({ submissions: 3, marked: 1 }),
      'delete /assignments/{id}': () => ({ _id: 'a1', submissions: 3, undoUntil: assignmentItem.dueDate }),
    });
    const row = (await screen.findByText('Motion')).closest('tr')!;
    const cells = [...row.cells].map((cell) => cell.textContent);
    expect(cells).toEqual(expect.arrayContaining(['Physics · Mechanics', 'Individual', '10', '3', '2']));
    await person.click(screen.getByLabelText('Actions for Motion'));
    await person.click(await screen.findByText('Delete'));
    await screen.findByText('Are you sure you want to delete this assignment?');
    dialog().getByText(/3 hand-ins go with it/u);
    await person.click(dialog().getByText('Delete'));
    await screen.findByText('Motion is deleted.');
    expect(api.requests.filter(({ method }) => method === 'delete')).toHaveLength(1);
  });

  it('leads a marker to the marking desk, without the ways to change it', async () => {
    open('/boss/assignments', { 'get /assignments': () => pageOf([assignmentItem]) }, ['marking']);
    expect(await screen.findByText('Motion')).toHaveProperty('pathname', '/boss/assignments/a1/marking');
    expect(screen.queryByText('Create assignment')).toBeNull();
  });
});

describe('the form of an assignment', () => {
  it('shows the sum of the criteria as the full marks, and sends it', async () => {
    const { api } = open('/boss/assignments/edit/a1', {
      'get /assignments/{id}': () => assignment,
      'get /courses': () => pageOf([{ _id: 'c1', courseName: 'Physics', courseType: '' }]),
      'get /academiccourse/academicCourses/{id}': () => storedAcademicCourse,
      'put /assignments/{id}': () => assignment,
    });
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Force' } });
    await person.click(screen.getByText('Add criterion'));
    await person.click(screen.getByText('Save'));
    expect((await screen.findAllByText('Fill this in.')).length).toBeGreaterThan(0);
    await person.type(await screen.findByLabelText('Criterion 3'), 'Answer');
    await person.type(screen.getAllByLabelText('Marks').at(-1)!, '2.5');
    screen.getByText('12.5');
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'put')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({
      title: 'Force',
      maxScore: 12.5,
      courseId: 'c1',
      subjectId: 's1',
      rev: 1,
    });
  });
});

describe('the marking desk', () => {
  const handedIn = (id: string, studentName: string): SubmissionForMarker => ({
    _id: id,
    assignmentId: 'a1',
    text: `Text of ${studentName}`,
    link: '',
    file: { fileId: 'f1', name: 'work.pdf', size: 2500 },
    pages: [{ fileId: 'p1', rotation: 90 }],
    groupMembers: '',
    handedInAt: '2026-01-21T10:00:00.000Z',
    isLate: true,
    marks: null,
    studentId: `${id}-student`,
    studentName,
    rev: 1,
    changedAt: null,
    changedBy: null,
  });

  it('shows the work beside its marks, and after a save the next unmarked one', async () => {
    const waiting = [handedIn('w1', 'Mim'), handedIn('w2', 'Rahim')];
    const { api } = open('/boss/assignments/a1/marking', {
      'get /assignments/{id}': () => assignment,
      'get /assignments/{id}/submissions': () => ({
        ...pageOf(waiting.slice(0, 1), waiting.length),
        counts: { all: 3, unmarked: waiting.length, marked: 3 - waiting.length, late: 1 },
      }),
      'put /assignments/submissions/{id}/marks': () => waiting.shift(),
    });
    await screen.findByText('Text of Mim');
    screen.getByText('2 left to mark');
    screen.getByText('late');
    expect(screen.getByText('Open work.pdf in a new tab')).toHaveProperty(
      'pathname',
      '/api/assignments/files/f1',
    );
    const page = screen.getByRole('link', { name: 'Show page 1 larger' });
    expect(page).toHaveProperty('pathname', '/api/assignments/files/p1');
    await person.type(screen.getByLabelText('Drawing, at most 6'), '6.5');
    await person.type(screen.getByLabelText('Units, at most 4'), '3.25');
    await person.click(screen.getByText('Save and next unmarked'));
    await waitFor(() => expect(screen.getAllByText('At most 6.').length).toBeGreaterThan(0));
    await person.clear(screen.getByLabelText('Drawing, at most 6'));
    await person.type(screen.getByLabelText('Drawing, at most 6'), '5{Control>}{Enter}{/Control}');
    await screen.findByText('Text of Rahim');
    expect(document.activeElement).toBe(screen.getByLabelText('Drawing, at most 6'));
    expect(api.requests.find(({ method }) => method === 'put')).toMatchObject({
      params: { id: 'w1' },
      body: {
        criteria: [
          { name: 'Drawing', score: 5 },
          { name: 'Units', score: 3.25 },
        ],
        feedback: '',
        rev: 1,
      },
    });
  });

  it('shows both versions of the marks when somebody has marked meanwhile', async () => {
    const waiting = handedIn('w1', 'Mim');
    const criteria = [
      { name: 'Drawing', score: 2, maxScore: 6 },
      { name: 'Units', score: 2, maxScore: 4 },
    ];
    const marks = {
      score: 4,
      maxScore: 10,
      criteria,
      feedback: 'By Sumon',
      markedAt: '2026-01-22T10:00:00.000Z',
    };
    const marked = { ...waiting, marks, rev: 2, changedBy: 'Sumon', changedAt: marks.markedAt };
    const { api } = open('/boss/assignments/a1/marking', {
      'get /assignments/{id}': () => assignment,
      'get /assignments/{id}/submissions': ({ query }) => ({
        ...pageOf([query['show'] === 'all' ? marked : waiting], 1),
        counts: { all: 1, unmarked: 1, marked: 0, late: 0 },
      }),
      'put /assignments/submissions/{id}/marks': ({ body }) => {
        if ((body as { rev: number }).rev === 2) return marked;
        throw new ApiError('Sumon changed this.', { status: 409, code: 'common.edited-meanwhile' });
      },
    });
    await screen.findByText('Text of Mim');
    await person.type(screen.getByLabelText('Drawing, at most 6'), '5');
    await person.type(screen.getByLabelText('Units, at most 4'), '3');
    await person.click(screen.getByText('Save and next unmarked'));
    await screen.findByText('Two versions');
    // Only what the marker has changed is compared; the feedback stays as Sumon stored it.
    expect(screen.queryByText('By Sumon')).toBeNull();
    await person.click(screen.getByText('Keep mine'));
    await waitFor(() =>
      expect(api.requests.findLast(({ method }) => method === 'put')?.body).toMatchObject({
        criteria: [{ score: 5 }, { score: 3 }],
        feedback: 'By Sumon',
        rev: 2,
      }),
    );
  });
});
