import { createNewId } from '@pathshala/service-kit/platform/new-id';
import { openSchool, type School } from './running-school.ts';

interface Loose {
  readonly _id: string;
  readonly [field: string]: unknown;
}

const newId = createNewId(Date.now);

/** A student enrols, then all consumers stop, and a result, a second enrolment and a registration wait in the queues. */
export async function liveThroughADay(dataDir: string): Promise<void> {
  const userId = newId();
  const morning = await openSchool(dataDir, { consumes: true });
  await morning.loadSamples();
  await morning.platformOf('svc-auth').documents.collection<Loose>('users').insertOne(account(userId));
  const [first = '', second = ''] = await freeCourses(morning);
  await enrol(morning, userId, first);
  await morning.waitUntilIdle();
  await morning.stop();

  const evening = await openSchool(dataDir, { consumes: false });
  await enrol(evening, userId, second);
  const papers = evening.platformOf('svc-catalog').documents.collection<Loose>('papers');
  const paper = await papers.findOne({ 'content.courseId': first, status: 'published' });
  const examId = paper?._id;
  const body = { examKind: 'past-year', examId };
  const attempt = await evening.call<{ attemptId: string }>('svc-exams', userId, {
    method: 'POST',
    path: '/exams/attempts',
    body,
  });
  // The deadline ends the attempt, so that no answers and no choice of subjects are needed.
  await evening
    .platformOf('svc-exams')
    .documents.collection('attempts')
    .updateOne(
      { _id: attempt.attemptId },
      { $set: { deadlineAt: '2026-01-01T00:00:00.000Z' }, $inc: { rev: 1 } },
    );
  await evening.call('svc-exams', userId, {
    method: 'POST',
    path: `/exams/attempts/${attempt.attemptId}/submit`,
    body: { auto: true },
  });
  await evening.waitUntilIdle();
  await evening.stop();
}

async function freeCourses(school: School): Promise<readonly string[]> {
  const courses = school.platformOf('svc-catalog').documents.collection<Loose>('admission-courses');
  const found = await courses.find({ deletedAt: null }, { sort: { createdAt: 1, _id: 1 } }).toArray();
  const visitor = newId();
  const free: string[] = [];
  for (const { _id } of found) {
    const isFree = await enrol(school, visitor, _id).then(
      () => true,
      () => false,
    );
    if (isFree) free.push(_id);
  }
  await school
    .platformOf('svc-catalog')
    .documents.collection('enrolments')
    .deleteMany({ studentId: visitor });
  return free;
}

function enrol(school: School, studentId: string, courseId: string): Promise<unknown> {
  const path = '/students/student/enroll';
  return school.call('svc-catalog', studentId, { method: 'POST', path, body: { studentId, courseId } });
}

/** A student whose address is proved, as the store of svc-auth holds one. */
function account(_id: string): Loose {
  return {
    _id,
    username: 'rahima',
    usernameKey: 'rahima',
    name: 'Rahima Khatun',
    nameKey: 'rahima khatun',
    email: 'rahima@example.com',
    emailKey: 'rahima@example.com',
    role: 'student',
    active: true,
    passwordHash: '',
    createdAt: '2026-01-15T10:00:00.000Z',
    searchText: 'rahima',
    deletedAt: null,
    rev: 1,
    sequence: 0,
    outbox: [],
    outboxAt: null,
  };
}
