import type { ResultSummary } from '@pathshala/svc-exams-contract/result';
import { refusal } from '@pathshala/web-kit/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { academicCourse, claim, course as admissionCourse, feeAccount, user } from '../../samples.ts';
import { dialog, namesOf, open, pageOf } from '../../testing/boss-area.tsx';

// Finding out what is hidden takes most of the time of a query by role.
configure({ defaultHidden: true });

beforeAll(() => import('./student-page.tsx'));

type Api = NonNullable<Parameters<typeof open>[1]>;

const time = '2026-01-15T10:00:00.000Z';
const student = { ...user, _id: 's1', name: 'Rahima Begum', role: 'student' };
const noCourses = { totalEnrolled: 0, overallProgress: 0, enrolledCourses: [] };
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
  courseEnrollment: { admissionPrep: noCourses, academic: noCourses },
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
const ended = {
  _id: 'e1',
  studentId: 's1',
  courseId: 'c1',
  courseKind: 'admission',
  courseName: 'Medical',
  enrolledAt: time,
  endedAt: time,
  endReason: 'Wrong person',
};
const note = { _id: 'n1', text: 'Pays in May.', authorName: 'Head', createdAt: time };
const result: ResultSummary = {
  _id: 'r1',
  attemptId: 'attempt1',
  studentId: 's1',
  examKind: 'unit',
  examId: 'x1',
  courseId: 'c1',
  unitId: 'u1',
  title: 'Model test',
  attemptNo: 1,
  counts: true,
  score: 72,
  correct: 72,
  wrong: 0,
  blank: 28,
  totalMarks: 100,
  awaitsMarks: false,
  passingScore: null,
  isPassed: null,
  unmetMinima: [],
  meritScore: null,
  marksLost: 0,
  scoreWithoutWrong: 72,
  answered: 72,
  scoreVisibleFrom: null,
  subjects: [],
  feedback: '',
  feedbackCodes: [],
  dateTaken: time,
  submittedAt: time,
  durationMs: 1_800_000,
  lateAnswersIgnored: false,
  scoreVersion: 1,
  correctedAt: null,
  correctionReason: '',
  corrections: [],
};
const bulk = {
  _id: 'bulk1',
  courseId: 'c2',
  courseKind: 'admission',
  courseName: 'Dhaka',
  fee: 500,
  state: 'checked',
  createdAt: time,
  createdBy: 'Head',
  expiresAt: time,
  total: 1,
  ready: 0,
  already: 1,
  unknown: 0,
  done: 0,
  enrolled: 0,
  skipped: 0,
  invited: 0,
  waiting: 0,
};
const evening = {
  _id: 'b2',
  name: 'Evening',
  courseIds: ['c1'],
  courses: [{ courseId: 'c1', courseName: 'Medical' }],
  teacherId: '',
  teacherName: '',
  room: '',
  capacity: null,
  startsOn: '',
  endsOn: '',
  notifiesGuardian: false,
  memberCount: 3,
  createdAt: time,
  archivedAt: null,
  rev: 1,
  changedAt: null,
  changedBy: null,
};
const attended = {
  _id: 'k1',
  title: 'Vectors',
  courseName: '',
  batchName: '',
  startsAt: time,
  state: 'late',
};

const logIn = {
  id: 'login1',
  device: 'Chrome on Android',
  address: '203.0.113.…',
  beganAt: time,
  usedAt: time,
};
const holiday = {
  messageId: 'm1',
  toGuardian: false,
  title: { bn: 'ছুটি', en: 'Holiday' },
  at: time,
  bell: 'sent',
  mail: 'failed',
  sms: 'unused',
};
const absence = {
  ...holiday,
  messageId: null,
  toGuardian: true,
  title: { bn: 'অনুপস্থিত: ভেক্টর', en: 'Absent: Vectors' },
  bell: 'unused',
  mail: 'unused',
  sms: 'sent',
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
  'get /users/{id}/log-ins': () => ({ items: [logIn] }),
  'get /users/{id}/messages': () => pageOf([holiday, absence]),
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

  it('lists the latest messages with what became of them, and writes a new one [MSG-09]', async () => {
    show();
    const messages = await part('Messages sent');
    const link = await messages.findByRole('link', { name: 'Holiday' });
    expect(link.getAttribute('href')).toBe('/boss/messages/m1');
    messages.getByText('Email: Not delivered');
    expect(messages.getByText('Absent: Vectors').closest('li')?.textContent).toMatch(
      /to the guardian.*SMS: Gone out/u,
    );
    expect(messages.getByRole('link', { name: 'Write a message' }).getAttribute('href')).toContain(
      '/boss/messages/new?kind=student&id=s1',
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
    expect(fees.queryByRole('alert')).toBeNull();
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
      'put /courses/enrolments/{enrolmentId}/end': () => ended,
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

  it('gives time in a course until a day with a reason, and says which day is over already [STP-04]', async () => {
    let isOver = true;
    const page = show({
      'put /courses/enrolments/{enrolmentId}/access-until': () => {
        if (isOver) throw refusal(422, 'catalog.access-until.past', 'The last day is over already.');
        return { ...ended, endedAt: null, endReason: '', accessUntil: '2027-05-31' };
      },
    });
    await userEvent.click(await (await part('Courses')).findByRole('button', { name: 'Time in Medical' }));
    const save = () => userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    fireEvent.change(dialog().getByLabelText(/^Last day/u), { target: { value: '2020-05-31' } });
    await save();
    await dialog().findByText('Write why. It is in the audit log.');
    await userEvent.type(dialog().getByLabelText(/^Reason/u), 'Pays in May');
    await save();
    await dialog().findByText('The last day is over already.');
    isOver = false;
    fireEvent.change(dialog().getByLabelText(/^Last day/u), { target: { value: '2027-05-31' } });
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes(page).at(-1)).toMatchObject({
      params: { enrolmentId: 'e1' },
      body: { accessUntil: '2027-05-31', reason: 'Pays in May' },
    });
  });

  it('enrols the student in a course without a payment, and says so of one the student has [STP-01]', async () => {
    let already = 1;
    const page = show({
      'get /admissioncourse/universities': () => pageOf([admissionCourse]),
      'get /academiccourse/academicCourses': () => pageOf([academicCourse]),
      'post /courses/bulk-enrolments': () => ({ ...bulk, already, ready: 1 - already }),
      'post /courses/bulk-enrolments/{id}/confirm': () => ({ ...bulk, state: 'running' }),
    });
    const courses = await part('Courses');
    fireEvent.click(await courses.findByRole('button', { name: 'Enrol in a course…' }));
    const enrol = () => fireEvent.click(dialog().getByRole('button', { name: 'Enrol' }));
    await dialog().findByRole('button', { name: 'Enrol' });
    enrol();
    await dialog().findByText('Choose a course.');
    fireEvent.click(dialog().getByRole('combobox', { name: 'Course' }));
    fireEvent.click(await screen.findByText('Dhaka (DU)'));
    enrol();
    await dialog().findByText('The student has this course already.');
    already = 0;
    enrol();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes(page).at(-1)).toMatchObject({ params: { id: 'bulk1' } });
    expect(changes(page)[0]).toMatchObject({
      body: { courseId: admissionCourse._id, studentIds: ['s1'], invitedIds: [] },
    });
  });

  it('moves the student to another batch and sends a link for a new password [STP-01]', async () => {
    const page = show({
      'get /courses/batches': () => pageOf([evening]),
      'put /courses/batches/{id}/members/{studentId}/move': () => ({ _id: 'm2', studentId: 's1', ...stay }),
      'post /users/{id}/password-link': () => ({ message: 'A link is on its way.' }),
    });
    const account = await part('Account');
    fireEvent.click(await account.findByRole('button', { name: 'Send a password link' }));
    const batches = await part('Batches');
    fireEvent.click(await batches.findByRole('button', { name: 'Move from Morning to another batch' }));
    fireEvent.click(await dialog().findByRole('combobox', { name: 'To the batch' }));
    fireEvent.click(await screen.findByText('Evening (3)'));
    fireEvent.click(dialog().getByRole('button', { name: 'Move' }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(changes(page)).toMatchObject([
      { path: '/users/{id}/password-link', params: { id: 's1' } },
      { params: { id: 'b1', studentId: 's1' }, body: { batchId: 'b2' } },
    ]);
  });
});

describe('the log-ins of a student', () => {
  it('say since when, on what and from where, and end one after a question [STP-03]', async () => {
    const page = show({
      'delete /users/{id}/log-ins/{logInId}': () => ({ message: 'That device is logged out' }),
    });
    const logIns = await part('Log-ins');
    await logIns.findByText('Chrome on Android');
    logIns.getByText(/from 203\.0\.113\.…$/u);
    await userEvent.click(logIns.getByRole('button', { name: 'Log out there: Chrome on Android' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Log out there' }));
    await waitFor(() => expect(changes(page)).toMatchObject([{ params: { id: 's1', logInId: 'login1' } }]));
  });

  it('say that there is none', async () => {
    show({ 'get /users/{id}/log-ins': () => ({ items: [] }) });
    const logIns = await part('Log-ins');
    expect(await logIns.findByText('Logged in nowhere at the moment.')).toBeDefined();
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
