import type { HttpClient } from './http/http-client.ts';
import { until } from './until.ts';

interface Listed {
  readonly items?: readonly { readonly _id: string; readonly courseId?: string }[];
  readonly contents?: readonly { readonly _id: string }[];
}

interface ListedExam {
  readonly _id: string;
  readonly type: string;
  readonly parentType: string;
  readonly parentId: string;
}

/** Ids of the parts of a course and of what administrators have entered. */
export interface BossIds {
  readonly studentId: string;
  readonly subjectId: string;
  readonly chapterId: string;
  readonly contentId: string;
  /** A written exam, and what it belongs to. */
  readonly examId: string;
  readonly examParentType: string;
  readonly examParentId: string;
  readonly questionId: string;
  readonly blueprintId: string;
  readonly assignmentId: string;
  /** A class of the free course that is on now, for ten hours. */
  readonly classId: string;
  /** A written answer that waits for marks. */
  readonly writtenResultId: string;
  readonly academicResultId: string;
  /** A batch of the course with the other student. */
  readonly batchId: string;
  readonly messageId: string;
  readonly webhookId: string;
  readonly exportId: string;
  /** It waits for its time. */
  readonly laterMessageId: string;
}

interface SampleSource {
  readonly head: HttpClient;
  readonly student: HttpClient;
  readonly studentId: string;
  readonly courseId: string;
}

/** The demo student hands in an assignment and a written exam; the administrator enters a school result. */
export async function prepareBossArea({
  head,
  student,
  studentId,
  courseId,
}: SampleSource): Promise<BossIds> {
  const first = async (path: string): Promise<string> => {
    const { body } = await head.get<Listed>(path);
    return (body.items ?? body.contents)?.[0]?._id ?? '';
  };
  const subjectId = await first(`/courses/${courseId}/subjects`);
  const chapterId = await first(`/courses/${subjectId}/chapters`);
  const { body: exams } = await head.get<{ items: readonly ListedExam[] }>('/exams?pageSize=50');
  const exam = exams.items.find(({ type }) => type === 'Written');
  if (!exam) throw new Error('the sample data have no written exam');
  const { body: assignments } = await head.get<Listed>('/assignments');
  const assignmentId = assignments.items?.find((one) => one.courseId === courseId)?._id ?? '';
  await student.send('PUT', `/assignments/${assignmentId}/submission`, {
    text: 'ঢাল ২।',
    groupMembers: 'Nusrat',
  });
  const scheduled = await head.send<{ _id: string }>('POST', '/classes', {
    title: 'গতি ও বল | Motion and force',
    courseId,
    teacher: 'Nusrat Jahan',
    startsAt: new Date().toISOString(),
    durationMinutes: 600,
    room: '৩০২',
    joinLink: 'https://example.com/live',
    confirmsClash: true,
  });
  const { body: users } = await head.get<{ items: readonly { _id: string; role: string }[] }>(
    '/users?pageSize=50',
  );
  // The account is not the demo student's, whose report card is printed on one sheet.
  const other = users.items.find(({ _id, role }) => role === 'student' && _id !== studentId);
  if (!other) throw new Error('the sample data have no second student');
  const entered = await head.send<{ _id: string }>('POST', '/academicresult', {
    studentId: other._id,
    title: 'নির্বাচনী পরীক্ষা | Test exam',
    dateTaken: '2026-01-15T06:00:00.000Z',
    subjects: [{ subjectName: 'গণিত | Mathematics', fullMarks: 100, marks: 78.5 }],
  });
  await addDues(head, studentId);
  return {
    studentId,
    subjectId,
    chapterId,
    contentId: await first(`/courses/${chapterId}/contents`),
    examId: exam._id,
    examParentType: exam.parentType,
    examParentId: exam.parentId,
    questionId: await first('/questions'),
    blueprintId: await addBlueprint(head),
    assignmentId,
    classId: scheduled.body._id,
    writtenResultId: await handIn(student, exam),
    academicResultId: entered.body._id,
    batchId: await openBatch(head, { courseId, studentId: other._id }),
    messageId: await writeMessage(head, other._id, null),
    webhookId: await addWebhook(head),
    exportId: await addExport(head),
    laterMessageId: await writeMessage(head, other._id, new Date(Date.now() + 36e5).toISOString()),
  };
}

/** The account whose rights are limited to the batch. */
export const teacher = { username: 'joy', password: 'pathshala-demo' };

async function openBatch(
  head: HttpClient,
  { courseId, studentId }: { readonly courseId: string; readonly studentId: string },
): Promise<string> {
  const { body } = await head.send<{ _id: string }>('POST', '/courses/batches', {
    name: 'শুক্রবার সকাল | Friday morning',
    courseIds: [courseId],
    teacherName: 'ফারহানা রহমান | Farhana Rahman',
    room: '৩০২ | 302',
    capacity: 40,
    startsOn: '2026-02-01',
  });
  await head.send('POST', `/courses/batches/${body._id}/members`, { studentIds: [studentId] });
  await appointTeacher(head, body._id);
  return body._id;
}

/** A sample account teaches the batch: its rights are limited to it. */
async function appointTeacher(head: HttpClient, batchId: string): Promise<void> {
  const path = `/users?q=${teacher.username}&pageSize=100`;
  const { body } = await head.get<{ items: readonly { _id: string; username: string }[] }>(path);
  const account = body.items.find(({ username }) => username === teacher.username);
  const limitedTo = { courseIds: [], batchIds: [batchId] };
  const permissions = ['marking', 'questions', 'support'];
  const change = { role: 'admin', permissions, limitedTo };
  const { status } = await head.send('PATCH', `/users/${account?._id ?? ''}`, change);
  if (status !== 200) throw new Error(`the teacher was not appointed: ${status}`);
}

async function addWebhook(head: HttpClient): Promise<string> {
  const hook = { name: 'Accounting', url: 'https://93.184.215.14/school', kinds: ['student.enrolled'] };
  const { body } = await head.send<{ _id: string }>('POST', '/webhooks', hook);
  return body._id;
}

/** The student owes for a paid course that has two price plans, by one of which the rest is due today. */
async function addDues(head: HttpClient, studentId: string): Promise<void> {
  const paid = '/admissioncourse/universities?price=paid&pageSize=1';
  const { body: courses } = await head.get<{ items: readonly { _id: string }[] }>(paid);
  const courseId = courses.items[0]?._id ?? '';
  const path = `/courses/fees/plans/${courseId}`;
  const { body: list } = await head.get<{ coursePricePaisa: number; rev: number }>(path);
  const { coursePricePaisa: pricePaisa, rev } = list;
  const plans = [
    { planName: 'একবারে | At once', kind: 'once', pricePaisa, dueAfterDays: 0 },
    { planName: 'মাসে মাসে | Monthly', kind: 'monthly', pricePaisa, months: 3, dayOfMonth: 10 },
  ];
  await head.send('PUT', path, { plans, rev });
  const payment = { key: 'screens-dues', studentId, courseId, amountPaisa: 10_000, method: 'cash' };
  const { status, body } = await head.send('POST', '/courses/ledger/payments', payment);
  if (status !== 201) throw new Error(`nothing is owed: ${status} ${JSON.stringify(body)}`);
}

async function addExport(head: HttpClient): Promise<string> {
  const { body: user } = await head.get<{ _id: string }>('/users/user');
  const { body } = await head.send<{ _id: string }>('POST', '/exports', {
    name: 'হিসাবরক্ষকের জন্য | For the accountant',
    list: 'ledger',
    language: 'en',
    format: 'csv',
    columns: ['no', 'day', 'student', 'amount'],
    filters: {},
    schedule: { kind: 'daily', hour: 6 },
    destination: { kind: 'mail', recipientIds: [user._id] },
  });
  await head.send('POST', `/exports/${body._id}/runs`, {});
  return body._id;
}

async function writeMessage(head: HttpClient, id: string, sendAt: string | null): Promise<string> {
  const { body } = await head.send<{ _id: string }>('POST', '/messages', {
    audience: { kind: 'student', id, name: '' },
    contents: {
      bn: { title: 'শুক্রবারের ক্লাস', text: 'শুক্রবারের ক্লাস সকাল ১০টায় শুরু হবে।' },
      en: { title: 'Class on Friday', text: 'The class on Friday begins at 10 in the morning.' },
    },
    channels: { mail: true, sms: false },
    link: '/courses',
    key: `screens-${sendAt === null ? 'now' : 'later'}`,
    sendAt,
  });
  return body._id;
}

async function addBlueprint(head: HttpClient): Promise<string> {
  const { body } = await head.get<{ items: readonly { readonly subject: string }[] }>('/questions');
  const rows = [{ subject: body.items[0]?.subject ?? 'Physics', count: 5 }];
  const blueprint = { title: 'সাপ্তাহিক পরীক্ষা | Weekly test', rows, unusedDays: 30, seed: 'first' };
  return (await head.send<{ _id: string }>('POST', '/questions/blueprints', blueprint)).body._id;
}

async function handIn(student: HttpClient, exam: ListedExam): Promise<string> {
  const opened = await until(
    () =>
      student.send<{ attemptId: string }>('POST', '/exams/attempts', {
        examKind: exam.parentType,
        examId: exam._id,
      }),
    ({ status }) => status === 201 || status === 200,
  );
  const attempt = `/exams/attempts/${opened.body.attemptId}`;
  const answers = [{ questionId: 'written', text: 'y = mx + c' }];
  await student.send('PUT', `${attempt}/answers`, { clientSeq: 1, answers });
  return (await student.send<{ _id: string }>('POST', `${attempt}/submit`, {})).body._id;
}
