import userEvent from '@testing-library/user-event';
import { refusal } from '@pathshala/web-kit/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { academicCourse, course } from '../../samples.ts';
import { dialog, namesOf, open, pageOf } from '../../testing/boss-area.tsx';

// Finding out what is hidden takes most of the time of a query by role.
configure({ defaultHidden: true });

beforeAll(async () => {
  await Promise.all([import('./batches-page.tsx'), import('./batch-page.tsx')]);
});
beforeEach(() => localStorage.clear());

const batch = {
  _id: 'b1',
  name: 'এইচএসসি ২৬ | HSC 26',
  courseIds: ['c1'],
  courses: [{ courseId: 'c1', courseName: 'ঢাকা | Dhaka' }],
  teacherId: '',
  teacherName: 'Farhana',
  room: '302',
  capacity: 40,
  startsOn: '2026-02-01',
  endsOn: '',
  notifiesGuardian: false,
  memberCount: 12,
  createdAt: '2026-01-15T04:00:00.000Z',
  archivedAt: null,
  rev: 3,
  changedAt: null,
  changedBy: null,
};
const evening = { ...batch, _id: 'b2', name: 'Evening', capacity: null };
const member = {
  _id: 'm1',
  studentId: 's1',
  joinedAt: '2026-01-15T04:00:00.000Z',
  leftAt: null,
  movedFrom: null,
  movedTo: null,
  leftReason: '',
};

const calls = {
  'get /courses/batches': () => pageOf([batch, evening]),
  'get /courses/batches/{id}': () => batch,
  'get /courses/batches/{id}/members': () => pageOf([member]),
  'get /admissioncourse/universities': () => pageOf([course]),
  'get /academiccourse/academicCourses': () => pageOf([academicCourse]),
  'get /users': () => pageOf([]),
  'get /users/names': ({ query }: { readonly query?: unknown }) =>
    namesOf({ s1: 'Rahima', s2: 'Karim' }, query),
};

type Opened = ReturnType<typeof open>;
const changes = ({ api }: Opened) => api.requests.filter(({ method }) => method !== 'get');

async function choose(name: string, action: string): Promise<void> {
  fireEvent.click(await screen.findByLabelText(`Actions for ${name}`));
  fireEvent.click(await screen.findByText(action, { selector: '[role="menuitem"] *' }));
}

describe('the list of batches', () => {
  it('shows courses, teacher and places, filters by the address, and archives with undo [BAT-01]', async () => {
    const opened = open('/boss/batches?courseId=c1', {
      ...calls,
      'put /courses/batches/{id}/archive': () => batch,
    });
    const row = (await screen.findByText('HSC 26')).closest('tr');
    expect(row?.textContent).toMatch(/Dhaka.*Farhana.*302.*12 of 40/u);
    expect(opened.api.requests[0]).toMatchObject({ query: { courseId: 'c1' } });
    await choose('HSC 26', 'Archive');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(changes(opened)).toHaveLength(2));
    expect(changes(opened).map(({ body }) => body)).toEqual([{ isArchived: true }, { isArchived: false }]);
  });

  it('creates a batch, and says what is missing [BAT-01]', async () => {
    const opened = open('/boss/batches', { ...calls, 'post /courses/batches': () => batch });
    fireEvent.click(await screen.findByRole('button', { name: 'Create batch' }));
    const save = () => fireEvent.click(dialog().getByRole('button', { name: 'Create batch' }));
    await dialog().findByLabelText('Name');
    save();
    await dialog().findByText('Give the batch a name.');
    dialog().getByText('Choose at least one course.');
    fireEvent.change(dialog().getByLabelText('Name'), { target: { value: 'HSC 26' } });
    fireEvent.click(dialog().getByRole('combobox', { name: 'Courses' }));
    fireEvent.click(await screen.findByText('Dhaka (DU)'));
    save();
    await waitFor(() => expect(changes(opened)).toHaveLength(1));
    expect(changes(opened)[0]?.body).toMatchObject({ name: 'HSC 26', courseIds: ['c1'], capacity: null });
    await screen.findByRole('heading', { name: 'HSC 26' });
  });

  it('is read-only for who may not support', async () => {
    open('/boss/batches', calls, ['questions']);
    await screen.findByText('HSC 26');
    expect(screen.queryByRole('button', { name: 'Create batch' })).toBeNull();
    fireEvent.click(screen.getByLabelText('Actions for HSC 26'));
    await screen.findByText('Students', { selector: '[role="menuitem"] *' });
    expect(screen.queryByText('Archive', { selector: '[role="menuitem"] *' })).toBeNull();
    expect(screen.queryByText('Dues', { selector: '[role="menuitem"] *' })).toBeNull();
  });

  it('leads to the classes, the attendance and the dues of a batch', async () => {
    open('/boss/batches', calls);
    fireEvent.click(await screen.findByLabelText('Actions for HSC 26'));
    await screen.findByText('Students', { selector: '[role="menuitem"] *' });
    const hrefOf = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('href');
    expect(['Classes', 'Attendance report', 'Dues'].map(hrefOf)).toEqual([
      '/boss/classes?batchId=b1',
      '/boss/classes/attendance?batchId=b1',
      '/boss/fees?batchId=b1',
    ]);
  });
});

describe('the page of a batch', () => {
  it('names a student who is found by name beside the id in the list', async () => {
    open('/boss/batches/b1', {
      ...calls,
      'get /users/names': () => ({ items: [{ _id: 's9', name: 'Karim Uddin' }], hasMore: false }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add students' }));
    const find = await dialog().findByRole('combobox', { name: 'Find a student by name' });
    await userEvent.type(find, 'Karim');
    fireEvent.click(await screen.findByRole('option', { name: 'Karim Uddin' }));
    expect(dialog().getByLabelText('Students')).toHaveProperty('value', 's9, Karim Uddin');
    dialog().getByText('1 in the list');
  });

  it('looks pasted people up, shows who can be added, and adds them [BAT-02]', async () => {
    const opened = open('/boss/batches/b1', {
      ...calls,
      'post /users/lookup': () => ({
        items: [{ who: 'karim@example.com', userId: 's2', name: 'Karim', role: 'student' }],
      }),
      'get /courses/batches/{id}/members/check': () => ({
        free: 28,
        students: [
          { studentId: 's2', outcome: 'ready', otherBatches: ['Evening'] },
          { studentId: 'a'.repeat(24), outcome: 'already', otherBatches: [] },
        ],
      }),
      'post /courses/batches/{id}/members': () => ({
        added: 1,
        students: [{ studentId: 's2', outcome: 'added' }],
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add students' }));
    const list = `karim@example.com\n${'a'.repeat(24)}\nnobody`;
    fireEvent.change(dialog().getByRole('textbox', { name: 'Students' }), { target: { value: list } });
    fireEvent.click(dialog().getByRole('button', { name: 'Check' }));
    const ready = await dialog().findByRole('table', { name: 'To add (1)' });
    expect((await within(ready).findByText('Karim')).closest('tr')?.textContent).toContain('Evening');
    within(dialog().getByRole('table', { name: 'Not found (1)' })).getByText('nobody');
    expect(opened.api.requests.find(({ path }) => path.endsWith('/check'))?.query).toEqual({
      students: `${'a'.repeat(24)},s2`,
    });
    fireEvent.click(dialog().getByRole('button', { name: 'Add 1 student' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes(opened).at(-1)).toMatchObject({ body: { studentIds: ['s2'] } });
  });

  it('moves a student to another batch, and back by the undo [BAT-02]', async () => {
    const opened = open('/boss/batches/b1', {
      ...calls,
      'put /courses/batches/{id}/members/{studentId}/move': () => member,
    });
    await screen.findByText('Rahima');
    await choose('Rahima', 'Move to another batch…');
    fireEvent.click(await dialog().findByRole('button', { name: 'Move' }));
    await dialog().findByText('Choose a batch.');
    fireEvent.click(dialog().getByRole('combobox', { name: 'To the batch' }));
    fireEvent.click(await screen.findByText('Evening (12)'));
    fireEvent.click(dialog().getByRole('button', { name: 'Move' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(changes(opened)).toHaveLength(2));
    expect(changes(opened)).toMatchObject([
      { params: { id: 'b1', studentId: 's1' }, body: { batchId: 'b2' } },
      { params: { id: 'b2', studentId: 's1' }, body: { batchId: 'b1' } },
    ]);
  });

  it('takes a student out with a reason, and shows a refusal [BAT-02]', async () => {
    let isRefused = true;
    const opened = open('/boss/batches/b1', {
      ...calls,
      'put /courses/batches/{id}/members/{studentId}/end': () => {
        if (isRefused) throw refusal(409, 'common.conflict', 'Try again.');
        return { ...member, leftAt: '2026-01-16T04:00:00.000Z', leftReason: 'Other hours' };
      },
      'delete /courses/batches/{id}/members/{studentId}/end': () => member,
    });
    await screen.findByText('Rahima');
    await choose('Rahima', 'Take out of the batch…');
    const confirm = () => fireEvent.click(dialog().getByRole('button', { name: 'Take out' }));
    confirm();
    await dialog().findByText('Write why the student leaves the batch.');
    fireEvent.change(dialog().getByLabelText('Reason'), { target: { value: 'Other hours' } });
    fireEvent.click(dialog().getByLabelText(/End the enrolments/u));
    confirm();
    await waitFor(() => expect(opened.services.toast.shown.get()[0]?.text).toBe('Try again.'));
    isRefused = false;
    confirm();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(changes(opened).at(-1)?.method).toBe('delete'));
    expect(changes(opened)[1]).toMatchObject({ body: { reason: 'Other hours', endsEnrolments: true } });
  });

  it('shows who has left, why, and where to [BAT-02]', async () => {
    const left = { ...member, leftAt: '2026-01-16T04:00:00.000Z' };
    open('/boss/batches/b1?state=left', {
      ...calls,
      'get /courses/batches/{id}/members': () =>
        pageOf([
          { ...left, leftReason: 'Other hours' },
          { ...left, _id: 'm2', studentId: 's2', movedTo: { batchId: 'b2', name: 'Evening' } },
        ]),
    });
    expect(await screen.findByText(/Other hours/u)).toBeDefined();
    expect(screen.getByText(/moved to Evening/u)).toBeDefined();
  });
});

describe('the results of a batch', () => {
  it('show the ranks over the tests that the address names, and change with the choice [BAT-05]', async () => {
    const exam = (examId: string, title: string) => ({
      examId,
      title,
      totalMarks: 10,
      startingDate: '2026-01-10T04:00:00.000Z',
    });
    const all = [exam('e1', 'First'), exam('e2', 'Second')];
    const opened = open('/boss/batches/b1?part=results&exams=e1', {
      ...calls,
      'get /exams/batches/{batchId}/results': ({ query }) => {
        const wanted = (query as { exams?: string }).exams?.split(',') ?? ['e1', 'e2'];
        const exams = all.filter(({ examId }) => wanted.includes(examId));
        const ranked = { _id: 's1', studentId: 's1', rank: 1, sum: 7.5, taken: 1 };
        const absent = { _id: 's2', studentId: 's2', rank: null, sum: 0, taken: 0 };
        return {
          ...pageOf([
            { ...ranked, scores: exams.map(() => 7.5) },
            { ...absent, scores: exams.map(() => null) },
          ]),
          exams,
          offered: all,
        };
      },
    });
    const row = async (name: string) =>
      [...((await screen.findByText(name)).closest('tr')?.cells ?? [])].map(({ textContent }) => textContent);
    expect((await row('Rahima')).slice(-4)).toEqual(['1', '7.5', '1', '7.5']);
    expect((await row('Karim')).slice(-4)).toEqual(['–', '0', '0', '–']);
    screen.getByRole('columnheader', { name: 'First / 10' });
    fireEvent.click(screen.getByRole('combobox', { name: 'Tests' }));
    fireEvent.click(await screen.findByText(/^Second \(/u));
    await screen.findByRole('columnheader', { name: 'Second / 10' });
    expect(opened.api.requests.at(-1)?.query).toMatchObject({ exams: 'e1,e2' });
  });
});
