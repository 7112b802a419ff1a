import type { AttendanceList } from '@pathshala/svc-catalog-contract/attendance';
import type { ClassForAdmin, ClassItem } from '@pathshala/svc-catalog-contract/classes';
import { ApiError } from '@pathshala/web-kit/api-error';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dialog, namesOf, open, pageOf } from '../../testing/boss-area.tsx';

const person = userEvent.setup({ delay: null });

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await Promise.all([
    import('./classes-page.tsx'),
    import('./week-page.tsx'),
    import('./form/class-form-page.tsx'),
    import('./attendance/attendance-page.tsx'),
    import('./attendance/attendance-report-page.tsx'),
    import('./attendance/student-attendance-page.tsx'),
  ]);
});
afterEach(() => localStorage.clear());

const item: ClassItem = {
  _id: 'k1',
  seriesId: 's1',
  title: 'ভেক্টর | Vectors',
  courseId: 'c1',
  courseName: 'Physics',
  batchId: 'b1',
  batchName: 'Friday',
  teacher: 'Karim',
  startsAt: '2026-01-18T10:00:00.000Z',
  endsAt: '2026-01-18T11:30:00.000Z',
  durationMinutes: 90,
  room: 'Hall',
  hasRecording: false,
};

const { hasRecording: _, ...details } = item;
const stored: ClassForAdmin = {
  ...details,
  joinLink: '',
  recordingLink: '',
  note: '',
  createdAt: '2026-01-01T10:00:00.000Z',
  series: { weekdays: [0, 2], startTime: '16:00', from: '2026-01-18', until: '2026-01-31', exceptions: [] },
  rev: 1,
  changedAt: null,
  changedBy: null,
};

const lists = {
  'get /courses': () => pageOf([{ _id: 'c1', courseName: 'Physics', courseType: '' }]),
  'get /admissioncourse/universities': () => pageOf([]),
  'get /courses/batches': () => pageOf([]),
};

describe('the list of classes', () => {
  it('deletes a class and those that follow after a question, and offers to undo it [CLS-01]', async () => {
    const { api } = open('/boss/classes', {
      'get /classes': () => pageOf([item]),
      'delete /classes/{id}': () => ({ deletionId: 'd1', classes: 3, undoUntil: item.startsAt }),
      'post /classes/deletions/{id}/undo': () => ({ _id: 'd1' }),
    });
    const row = (await screen.findByText('Vectors')).closest('tr')!;
    expect([...row.cells].map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining(['Physics', 'Friday', 'Karim', 'Hall', '1 h 30 min']),
    );
    await person.click(screen.getByLabelText('Actions for Vectors'));
    await person.click(await screen.findByText('Delete this and the following'));
    await screen.findByText('Delete “Vectors”?');
    await person.click(dialog().getByText('Delete'));
    await screen.findByText('3 classes are deleted.');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.requests.some(({ path }) => path.includes('undo'))).toBe(true));
    expect(api.requests.filter(({ method }) => method !== 'get')).toMatchObject([
      { params: { id: 'k1' }, query: { scope: 'following' } },
      { params: { id: 'd1' } },
    ]);
  });
});

describe('the week of classes', () => {
  it('has seven days from Saturday on, each class on its day in Dhaka [CLS-01]', async () => {
    const late = { ...item, _id: 'k2', title: 'Night', startsAt: '2026-01-18T18:30:00.000Z' };
    const { api } = open('/boss/classes/week?day=2026-01-20', {
      ...lists,
      'get /classes': () => pageOf([item, late]),
    });
    const sunday = (await screen.findByText('Vectors')).closest('ol > li');
    expect(sunday?.textContent).toContain('Sunday');
    expect(screen.getByText('Night').closest('ol > li')?.textContent).toContain('Monday');
    expect(api.requests.find(({ path }) => path === '/classes')?.query).toMatchObject({
      startFrom: '2026-01-17',
      startTo: '2026-01-23',
      show: 'all',
    });
  });
});

describe('the form of a class', () => {
  it('creates a weekly series from the first class, and schedules a clash once it is confirmed [CLS-01 CLS-02]', async () => {
    let isRefused = true;
    const { api } = open('/boss/classes/create?courseId=c1', {
      ...lists,
      'post /classes/series': () => {
        if (!isRefused) return { _id: 's1', title: 'Vectors', classes: 8 };
        isRefused = false;
        throw new ApiError('“Algebra” has the same room.', { status: 409, code: 'catalog.class.clash' });
      },
    });
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Vectors' } });
    await person.click(screen.getByLabelText('Every week'));
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: '2026-01-18T16:00' } });
    await person.click(screen.getByLabelText('Sunday'));
    await person.click(screen.getByLabelText('Tuesday'));
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-02-10' } });
    await person.click(screen.getByText('Add a day'));
    fireEvent.change(screen.getByLabelText('Day 1'), { target: { value: '2026-01-20' } });
    await person.type(screen.getByLabelText(/^Room/u), 'Hall');
    await person.click(screen.getByText('Save'));
    await screen.findByText('“Algebra” has the same room.');
    await person.click(dialog().getByText('Schedule'));
    const sent = () => api.requests.filter(({ method }) => method === 'post');
    await waitFor(() => expect(sent()).toHaveLength(2));
    const body = {
      title: 'Vectors',
      courseId: 'c1',
      room: 'Hall',
      startTime: '16:00',
      from: '2026-01-18',
      until: '2026-02-10',
      weekdays: [0, 2],
      exceptions: ['2026-01-20'],
    };
    expect(sent()).toMatchObject([
      { body: { ...body, confirmsClash: false } },
      { body: { ...body, confirmsClash: true } },
    ]);
  });

  it('changes this class, the following or all of its series, at the revision that was read [CLS-01]', async () => {
    const { api } = open('/boss/classes/k1/edit', {
      ...lists,
      'get /classes/{id}': () => stored,
      'put /classes/{id}': () => stored,
    });
    await screen.findByText('Edit Vectors');
    expect(screen.queryByLabelText('Sunday')).toBeNull();
    await person.click(screen.getByLabelText('This and the following'));
    await person.click(screen.getByLabelText('Tuesday'));
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'put')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'put')?.body).toMatchObject({
      scope: 'following',
      weekdays: [0],
      until: '2026-01-31',
      rev: 1,
      confirmsClash: false,
    });
  });
});

describe('the attendance desk', () => {
  const student = (studentId: string) => ({ studentId, state: null, source: null, markedAt: null });
  const list: AttendanceList = {
    title: 'Vectors',
    courseName: 'Physics',
    batchName: 'Friday',
    room: 'Hall',
    startsAt: '2020-01-18T10:00:00.000Z',
    endsAt: '2020-01-18T11:00:00.000Z',
    opensAt: '2020-01-18T09:45:00.000Z',
    isOnline: false,
    students: [student('u2'), { ...student('u1'), state: 'late', source: 'code' }],
    next: null,
    counts: { present: 0, late: 1, absent: 0, excused: 0 },
  };

  it('marks all others as present and sends what was changed in one call [CLS-05]', async () => {
    const { api } = open('/boss/classes/k1/attendance', {
      'get /classes/{id}/attendance': () => ({ ...list, students: [...list.students, student('u3')] }),
      'get /users/names': ({ query }) => namesOf({ u1: 'Rahima', u2: 'Babul', u3: 'Sumon' }, query),
      'put /classes/{id}/attendance': () => ({ counts: list.counts, notInvited: [] }),
    });
    await screen.findByText('Babul');
    expect(screen.getAllByRole('listitem').map((one) => one.textContent?.slice(0, 5))).toEqual(
      expect.arrayContaining(['Rahim', 'Babul', 'Sumon']),
    );
    screen.getByText('(by code)');
    await person.click(screen.getByText('All others are present'));
    const sumon = screen.getByRole('radiogroup', { name: 'Attendance of Sumon' });
    await person.click(within(sumon).getByText('Absent'));
    await screen.findByText('2 changes are not saved yet');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'put')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'put')?.body).toEqual({
      marks: [
        { studentId: 'u2', state: 'present' },
        { studentId: 'u3', state: 'absent' },
      ],
    });
  });

  it('shows the code for the room, and says from when on attendance is taken [CLS-05]', async () => {
    open('/boss/classes/k1/attendance', {
      'get /classes/{id}/attendance': () => ({ ...list, opensAt: '2999-01-18T09:45:00.000Z' }),
      'get /users/names': ({ query }) => namesOf({ u1: 'Rahima', u2: 'Babul' }, query),
      'get /classes/{id}/attendance/code': () => ({
        path: '/routine/attend/k1?code=abc',
        nextAt: '2999-01-18T09:45:30.000Z',
      }),
    });
    await screen.findByText(/Attendance is taken from 18.January 2999/u);
    await person.click(screen.getByText('Show the code'));
    const code = await screen.findByRole('img', { name: 'Code of this class for attendance' });
    expect(code.getAttribute('src')).toContain('data:image/svg+xml');
  });
});

describe('the report of attendance', () => {
  it('has the percentage of each student of a batch, and leads to the classes of one [CLS-05]', async () => {
    const row = { _id: 'u1', present: 7, late: 1, absent: 2, excused: 1, percent: 80 };
    open('/boss/classes/attendance?batchId=b1', {
      ...lists,
      'get /classes/attendance/report': () => ({ ...pageOf([row]), classes: 11 }),
      'get /users/names': ({ query }) => namesOf({ u1: 'Rahima' }, query),
      'get /classes/attendance/of-student/{studentId}': () => ({
        ...pageOf([
          {
            _id: 'k1',
            title: 'Vectors',
            courseName: 'Physics',
            batchName: 'Friday',
            startsAt: item.startsAt,
            state: 'late',
          },
        ]),
        counts: { present: 0, late: 1, absent: 0, excused: 0 },
        percent: 100,
      }),
    });
    const cells = (await screen.findByText('80%')).closest('tr')!;
    await within(cells).findByText('Rahima');
    await person.click(within(cells).getByText('Rahima'));
    expect((await screen.findByText('Vectors')).closest('tr')?.textContent).toContain('Late');
  });
});
