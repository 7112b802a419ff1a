import { refusal } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { claim, feeAccount, user } from '../../samples.ts';
import { dialog, namesOf, open, pageOf } from '../../testing/boss-area.tsx';

beforeAll(() => import('./student-page.tsx'));

type Api = NonNullable<Parameters<typeof open>[1]>;

const time = '2026-01-15T10:00:00.000Z';
const student = { ...user, _id: 's1', name: 'Rahima Begum', role: 'student' };
const record = {
  _id: 's1',
  personalInfo: {
    profilePhotoUrl: '',
    fullName: { english: 'Rahima Begum', bengali: 'রহিমা বেগম' },
    contact: { email: '', mobile: '01712345678' },
    guardian: { name: 'Karim Uddin', mobile: '01812345678', consent: 'yes', consentAt: time },
    dob: '',
    gender: '',
    address: { street: '', city: '', district: '', division: '' },
  },
  educationalBackground: {
    lastLevel: '',
    lastInstitution: 'Dhaka College',
    gradesGPA: '',
    currentStatus: '',
  },
  courseEnrollment: {},
};
const stay = { joinedAt: time, leftAt: null, movedFrom: null, movedTo: null, leftReason: '' };
const course = {
  enrolmentId: 'e1',
  courseId: 'c1',
  courseKind: 'admission',
  category: 'admissionPrep',
  name: 'মেডিকেল | Medical',
  courseCode: 'MED',
  courseThumbnail: '',
  enrolledAt: time,
  completed: 1,
  total: 4,
  progress: 25,
};
const note = { _id: 'n1', text: 'Pays in May.', authorName: 'Head', createdAt: time };
const result = { _id: 'r1', title: 'Model test', score: 72, totalMarks: 100, dateTaken: time };
const attended = {
  _id: 'k1',
  title: 'Vectors',
  courseName: '',
  batchName: '',
  startsAt: time,
  state: 'late',
};

const answers: Api = {
  'get /users/names': ({ query }: { query?: unknown }) => namesOf({ s1: 'Rahima Begum' }, query),
  'get /users/{id}': () => student,
  'get /student/{id}': () => record,
  'get /users/{id}/notes': () => pageOf([note]),
  'get /courses/batches/of-student/{studentId}': () => ({
    items: [{ batch: { batchId: 'b1', name: 'Morning' }, ...stay }],
  }),
  'get /students/student/enrolledcourses/{id}': () => pageOf([course]),
  'get /exams/results': () => pageOf([result]),
  'get /classes/attendance/of-student/{studentId}': () => ({
    ...pageOf([attended]),
    counts: { present: 3, late: 1, absent: 1, excused: 0 },
    percent: 80,
  }),
  'get /courses/fees/accounts': () => ({ items: [feeAccount] }),
  'get /courses/claims': () => pageOf([claim]),
  'get /courses/checkouts': () => pageOf([]),
};

const show = (more: Api = {}, permissions?: readonly string[]) =>
  open('/boss/students/s1', { ...answers, ...more }, permissions);

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const changes = ({ api }: ReturnType<typeof open>) => api.requests.filter(({ method }) => method !== 'get');

describe('the page of a student', () => {
  it('shows every part with a link to the list that has more [STP-01]', async () => {
    show();
    await screen.findByRole('heading', { level: 1, name: 'Rahima Begum' });
    await (await part('Person and guardian')).findByText('Karim Uddin');
    await (await part('Batches')).findByRole('link', { name: 'Morning' });
    await (await part('Courses')).findByText('Medical');
    await (await part('Results')).findByText('72 of 100');
    await (await part('Attendance')).findByText(/^80% in the last 90 days: 3 present, 1 late/u);
    await (await part('Notes')).findByText('Pays in May.');
    await (await part('Reported payments')).findByText(/Waiting|Approved/u);
    const fees = await part('Fees');
    await fees.findByText(/to be paid now/u);
    expect(fees.getByRole('link', { name: 'Take a payment' }).getAttribute('href')).toBe(
      '/boss/fees?studentId=s1',
    );
    expect((await part('Results')).getByRole('link', { name: 'See all' }).getAttribute('href')).toBe(
      '/boss/results?studentId=s1',
    );
  });

  it('loses one part alone while its service is down, and tries it again [STP-01]', async () => {
    let isDown = true;
    show({
      'get /courses/fees/accounts': () => {
        if (isDown) throw refusal(503, 'common.unavailable', 'It does not answer.');
        return { items: [] };
      },
    });
    const fees = await part('Fees');
    await fees.findByText('This part could not be loaded: It does not answer.');
    await (await part('Courses')).findByText('Medical');
    isDown = false;
    await userEvent.click(fees.getByRole('button', { name: 'Try again' }));
    await fees.findByText('No fees are charged.');
  });

  it('has for a marker the results alone, and asks for nothing else [STP-01]', async () => {
    const page = show({}, ['marking']);
    await (await part('Results')).findByText('72 of 100');
    for (const name of ['Account', 'Notes', 'Fees', 'Attendance']) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
    const paths = new Set(page.api.requests.map(({ path }) => path));
    for (const path of ['/users/{id}', '/users/{id}/notes', '/courses/fees/accounts']) {
      expect(paths.has(path)).toBe(false);
    }
  });

  it('ends an enrolment with a reason, and offers to take that back [STP-01]', async () => {
    const page = show({
      'put /courses/enrolments/{enrolmentId}/end': () => ({ ...course, endReason: 'Wrong person' }),
    });
    await userEvent.click(
      await (await part('Courses')).findByRole('button', { name: 'End the enrolment in Medical' }),
    );
    await userEvent.type(dialog().getByLabelText('Reason'), 'Wrong person');
    await userEvent.click(dialog().getByRole('button', { name: 'End the enrolment' }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(changes(page)).toMatchObject([
      { params: { enrolmentId: 'e1' }, body: { reason: 'Wrong person' } },
    ]);
  });

  it('enrols the student in a course without a payment, and says so of one the student has [STP-01]', async () => {
    let already = 1;
    const page = show({
      'get /admissioncourse/universities': () => pageOf([{ _id: 'c2', name: 'Dhaka', courseCode: 'DU' }]),
      'get /academiccourse/academicCourses': () => pageOf([]),
      'post /courses/bulk-enrolments': () => ({ _id: 'bulk1', already, ready: 1 - already }),
      'post /courses/bulk-enrolments/{id}/confirm': () => ({ _id: 'bulk1', state: 'running' }),
    });
    await userEvent.click(await (await part('Courses')).findByRole('button', { name: 'Enrol in a course…' }));
    const enrol = () => userEvent.click(screen.getByRole('button', { name: 'Enrol' }));
    await enrol();
    await screen.findByText('Choose a course.');
    await userEvent.click(screen.getByRole('combobox', { name: /Course/u }));
    await userEvent.click(await screen.findByRole('option', { name: /Dhaka/u, hidden: true }));
    await enrol();
    await screen.findByText('The student has this course already.');
    already = 0;
    await enrol();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes(page).at(-1)).toMatchObject({ params: { id: 'bulk1' } });
    expect(changes(page)[0]).toMatchObject({ body: { courseId: 'c2', studentIds: ['s1'], invitedIds: [] } });
  });

  it('moves the student to another batch and sends a link for a new password [STP-01]', async () => {
    const page = show({
      'get /courses/batches': () =>
        pageOf([{ _id: 'b2', name: 'Evening', memberCount: 3, capacity: null, courses: [] }]),
      'put /courses/batches/{id}/members/{studentId}/move': () => ({}),
      'post /users/{id}/password-link': () => ({ message: 'A link is on its way.' }),
    });
    await userEvent.click(
      await (await part('Account')).findByRole('button', { name: 'Send a password link' }),
    );
    await userEvent.click(
      await (await part('Batches')).findByRole('button', { name: 'Move from Morning to another batch' }),
    );
    await userEvent.click(screen.getByRole('combobox', { name: 'To the batch' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Evening (3)', hidden: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(changes(page)).toMatchObject([
      { path: '/users/{id}/password-link', params: { id: 's1' } },
      { params: { id: 'b1', studentId: 's1' }, body: { batchId: 'b2' } },
    ]);
  });
});

describe('the notes on the page of a student', () => {
  it('are written once, name their author, and say what is missing [STP-02]', async () => {
    const page = show({
      'post /users/{id}/notes': () => ({ ...note, _id: 'n2', text: 'Calls on Fridays.' }),
    });
    const notes = await part('Notes');
    await notes.findByText(/^Head, /u);
    const save = () => userEvent.click(notes.getByRole('button', { name: 'Save the note' }));
    await save();
    await notes.findByText('Write the note.');
    await userEvent.type(notes.getByLabelText('New note'), 'Calls on Fridays.');
    await save();
    await waitFor(() => expect(notes.getByLabelText<HTMLTextAreaElement>('New note').value).toBe(''));
    expect(changes(page)).toMatchObject([{ params: { id: 's1' }, body: { text: 'Calls on Fridays.' } }]);
  });

  it('keep what was typed when the service refuses it', async () => {
    const { services } = show({
      'post /users/{id}/notes': () => {
        throw refusal(503, 'common.unavailable', 'It does not answer.');
      },
    });
    const notes = await part('Notes');
    await userEvent.type(await notes.findByLabelText('New note'), 'Calls on Fridays.');
    await userEvent.click(notes.getByRole('button', { name: 'Save the note' }));
    await waitFor(() =>
      expect(services.toast.shown.get().map(({ text }) => text)).toEqual(['It does not answer.']),
    );
    expect(notes.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('Calls on Fridays.');
  });

  it('are deleted after a question, and come back by the undo [STP-02]', async () => {
    const page = show({
      'delete /users/{id}/notes/{noteId}': () => ({ _id: 'n1', undoUntil: time }),
      'post /users/{id}/notes/{noteId}/restore': () => note,
    });
    await userEvent.click(await (await part('Notes')).findByRole('button', { name: /^Delete the note of/u }));
    await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(changes(page)).toHaveLength(2));
    expect(changes(page)).toMatchObject([
      { method: 'delete', params: { id: 's1', noteId: 'n1' } },
      { method: 'post', params: { id: 's1', noteId: 'n1' } },
    ]);
  });
});
