import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import type { AdmissionCourseForAdmin } from '@pathshala/svc-catalog-contract/admission';
import { noticeRequested, progressChanged, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { academicForm, otherId, startCatalog, studentId } from './start-catalog.ts';

const path = '/students/student/enroll';
let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const publishedFor = (courseId: string) =>
  catalog.published(studentEnrolled).filter(({ data }) => data.courseId === courseId);

describe('enrolling', () => {
  it('answers with the enrolment and the message of the specification, and publishes it [CAT-04]', async () => {
    const course = await catalog.createCourse({
      courseCode: 'E1',
      courseThumbnail: `/api/files/svc-catalog/${'ab'.repeat(32)}`,
    });
    const answer = await catalog.enrol(course._id);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        message: 'Enrollment successful!',
        courseId: course._id,
        courseKind: 'admission',
        category: 'admissionPrep',
        name: 'Test University',
        courseCode: 'E1',
        progress: 0,
        completed: 0,
        total: 2,
      },
    });
    await catalog.waitUntilIdle();
    expect(publishedFor(course._id).map(({ data }) => data)).toEqual([
      {
        enrolmentId: answer.body['enrolmentId'],
        studentId,
        courseId: course._id,
        courseKind: 'admission',
        category: 'admissionPrep',
        courseName: 'Test University',
        courseCode: 'E1',
        courseThumbnail: `/api/files/svc-catalog/${'ab'.repeat(32)}`,
        enrolledAt: '2026-01-15T10:00:00.000Z',
        fee: 0,
      },
    ]);
  });

  it('answers in Bengali when the request asks for it', async () => {
    const course = await catalog.createCourse({ courseCode: 'E2' });
    const body = { studentId, courseId: course._id };
    const headers = { 'accept-language': 'bn' };
    expect((await catalog.student.post(path, body, { headers })).body['message']).toBe('ভর্তি সম্পন্ন হয়েছে!');
  });

  it('creates one enrolment and one event from fifty concurrent requests [CAT-04]', async () => {
    const course = await catalog.createCourse({ courseCode: 'E3' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => catalog.enrol(course._id)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    await catalog.waitUntilIdle();
    expect(publishedFor(course._id)).toHaveLength(1);
  });

  it('rejects a second time, even when the course is no longer free', async () => {
    const course = await catalog.createCourse({ courseCode: 'E4' });
    await catalog.enrol(course._id);
    await catalog.admin.put(`/admissioncourse/universities/${course._id}`, { ...course, enrollmentFee: 10 });
    expect(await catalog.enrol(course._id)).toMatchObject({
      status: 409,
      body: {
        code: 'catalog.already-enrolled',
        error: 'You are already enrolled in this course.',
      },
    });
  });

  it.each([
    [{ enrollmentFee: 0, discountFee: 0 }, 201],
    [{ enrollmentFee: 500, discountFee: 500 }, 201],
    [{ enrollmentFee: 500, discountFee: 0 }, 402],
    [{ enrollmentFee: 500, discountFee: 499.5 }, 402],
  ])('with %o answers %i', async (fees, status) => {
    const course = await catalog.createCourse({ courseCode: '', ...fees });
    const answer = await catalog.enrol(course._id);
    expect(answer).toMatchObject(
      status === 402 ? { status, body: { error: 'This course is not free.' } } : { status },
    );
  });

  it('asks a visitor to log in, with the message of the specification [CAT-04]', async () => {
    const answer = await catalog.visitor.post(path, { studentId, courseId: 'x' });
    expect(answer).toMatchObject({ status: 401, body: { error: 'Please login first.' } });
  });

  it('is allowed for oneself, and for an administrator who names an existing student [CAT-04]', async () => {
    const course = await catalog.createCourse({ courseCode: 'E5' });
    const body = { studentId: otherId, courseId: course._id };
    expect((await catalog.student.post(path, body)).status).toBe(403);
    expect(await catalog.admin.post(path, body)).toMatchObject({
      status: 404,
      body: { code: 'catalog.student-not-found', error: 'There is no student with this id.' },
    });
    const account = { userId: otherId, username: 'other', name: 'An Other', email: 'other@example.com' };
    await catalog.emit(userVerified, account);
    expect((await catalog.admin.post(path, body)).status).toBe(201);
    await catalog.waitUntilIdle();
    expect(publishedFor(course._id)).toHaveLength(1);
  });

  it('requests a notice to a student whom an administrator enrolled, and none to one who enrolled alone', async () => {
    const course = await catalog.createCourse({ courseCode: 'EN1' });
    expect((await catalog.enrol(course._id)).status).toBe(201);
    const body = { studentId: 'd1'.repeat(12), courseId: course._id };
    await catalog.emit(userVerified, {
      userId: body.studentId,
      username: 'noticed',
      name: 'N',
      email: 'n@example.com',
    });
    expect((await catalog.admin.post(path, body)).status).toBe(201);
    await catalog.waitUntilIdle();
    const requested = catalog
      .published(noticeRequested)
      .map(({ data }) => data)
      .filter(({ values }) => values['path'] === '/courses/admission/EN1/units');
    expect(requested).toEqual([
      {
        studentId: body.studentId,
        template: 'enrolled',
        values: {
          courseName: 'Test University',
          path: '/courses/admission/EN1/units',
          enrolledAt: '2026-01-15T10:00:00.000Z',
        },
      },
    ]);
  });

  it('accepts a student’s own session or an existing enrolment as proof of the account', async () => {
    const early = '5c'.repeat(12);
    const [first, second] = [
      await catalog.createCourse({ courseCode: 'E6' }),
      await catalog.createCourse({ courseCode: 'E7' }),
    ];
    const me = catalog.client.as({ role: 'student', userId: early });
    expect((await me.post(path, { studentId: early, courseId: first._id })).status).toBe(201);
    const students = catalog.platform.documents.collection<{ _id: string }>('students');
    await students.deleteMany({ _id: early });
    expect((await catalog.admin.post(path, { studentId: early, courseId: second._id })).status).toBe(201);
  });

  it('rejects a deleted account, in whatever order its events arrive', async () => {
    const gone = '5d'.repeat(12);
    const course = await catalog.createCourse({ courseCode: 'E8' });
    await catalog.emit(userDeleted, { userId: gone });
    await catalog.emit(userVerified, { userId: gone, username: 'g', name: 'Gone', email: 'g@example.com' });
    const body = { studentId: gone, courseId: course._id };
    expect((await catalog.admin.post(path, body)).status).toBe(404);
    expect((await catalog.client.as({ role: 'student', userId: gone }).post(path, body)).status).toBe(404);
  });

  it.each([
    [{ studentId, courseId: '0'.repeat(24) }, 404],
    [{ studentId, courseId: { $ne: null } }, 400],
    [{ studentId }, 400],
    [{ studentId, courseId: 'x', category: 'other' }, 400],
    [{ studentId: { $gt: '' }, courseId: 'x' }, 400],
    [{ courseId: 'x' }, 400],
  ])('answers %o with %i', async (body, status) => {
    expect((await catalog.student.post(path, body)).status).toBe(status);
  });

  it.each([
    [path, { studentId, courseId: 'x'.repeat(4100) }],
    ['/academiccourse/academicCourses', { title: 'x'.repeat(1_000_100) }],
    ['/admissioncourse/universities', { name: 'x'.repeat(6_000_100) }],
  ])('and other writes reject a body that is too large: %s', async (address, body) => {
    const caller = address === path ? catalog.student : catalog.admin;
    expect((await caller.post(address, body)).status).toBe(413);
  });

  it('works for academic courses: price less discount, and only while they are open [CAT-04]', async () => {
    const create = async (more: object) => {
      const { body } = await catalog.admin.post('/academiccourse/academicCourses', {
        ...academicForm,
        ...more,
      });
      return (await catalog.enrol(String(body['_id']))).status;
    };
    expect(await create({})).toBe(201);
    expect(await create({ price: 100, discountPrice: 100 })).toBe(201);
    expect(await create({ price: 100 })).toBe(402);
    expect(await create({ status: 'draft' })).toBe(410);
    expect(await create({ enrollmentEndDate: '2026-01-15' })).toBe(201);
    expect(await create({ enrollmentEndDate: '2026-01-14' })).toBe(410);
    expect(await create({ enrollmentStartDate: '2026-01-16' })).toBe(410);
  });
});

describe('the courses of a student', () => {
  it('are listed latest first, for the student alone [CAT-04]', async () => {
    const mine = '61'.repeat(12);
    const me = catalog.client.as({ role: 'student', userId: mine });
    const courses = [];
    for (const courseCode of ['M1', 'M2', 'M3']) {
      const course = await catalog.createCourse({ courseCode });
      catalog.clock.advance(1000);
      await me.post(path, { studentId: mine, courseId: course._id });
      courses.push(course.courseCode);
    }
    const list = `/students/student/enrolledcourses/${mine}`;
    const { body } = await me.get<{ items: { courseCode: string }[]; total: number }>(`${list}?pageSize=2`);
    expect(body.items.map(({ courseCode }) => courseCode)).toEqual(['M3', 'M2']);
    expect(body.total).toBe(3);
    expect((await catalog.student.get(list)).status).toBe(403);
    expect((await catalog.visitor.get(list)).status).toBe(401);
    expect((await catalog.admin.get(list)).status).toBe(200);
  });
});

describe('an exam that was submitted', () => {
  let course: AdmissionCourseForAdmin;
  const submitted = (yearId: string, more: object = {}) => ({
    ...submittedExam,
    attemptId: 'a'.repeat(24),
    resultId: 'b'.repeat(24),
    studentId,
    examId: yearId,
    courseId: course._id,
    unitId: course.units[0]!._id,
    counts: false,
    ...more,
  });
  const progress = async () => {
    const { body } = await catalog.student.get<{ items: { courseId: string; progress: number }[] }>(
      `/students/student/enrolledcourses/${studentId}?pageSize=100`,
    );
    return body.items.find(({ courseId }) => courseId === course._id)?.progress;
  };
  const publishedProgress = () =>
    catalog
      .published(progressChanged)
      .filter(({ data }) => data.courseId === course._id)
      .map(({ data }) => [data.version, data.completed, data.total, data.overallProgress]);
  beforeAll(async () => {
    course = await catalog.createCourse({ courseCode: 'PROG' });
    await catalog.enrol(course._id);
  });

  it('advances and publishes the progress of its course once, however often it arrives [STU-05]', async () => {
    const [first, second] = course.units[0]!.years;
    for (let times = 0; times < 3; times += 1) await catalog.emit(examSubmitted, submitted(first!._id));
    expect([await progress(), publishedProgress()]).toEqual([50, [[1, 1, 2, 50]]]);
    await catalog.emit(examSubmitted, submitted(second!._id));
    await catalog.emit(examSubmitted, submitted(second!._id, { scoreVersion: 2, score: 3 }));
    expect([await progress(), publishedProgress()[1]]).toEqual([100, [2, 2, 2, 100]]);
  });

  it('changes nothing without a course or enrolment, or for an unknown year or course', async () => {
    const before = catalog.published(progressChanged).length;
    await catalog.emit(examSubmitted, submitted('c'.repeat(24), { courseId: null }));
    await catalog.emit(examSubmitted, submitted('c'.repeat(24), { studentId: 'd'.repeat(24) }));
    await catalog.emit(examSubmitted, submitted('c'.repeat(24)));
    await catalog.emit(examSubmitted, submitted('c'.repeat(24), { courseId: 'e'.repeat(24) }));
    expect(catalog.published(progressChanged)).toHaveLength(before);
  });
});

describe('an account that was deleted', () => {
  it('leaves the name and address of no student or editor in any document', async () => {
    const [userId, editorId] = ['6a'.repeat(12), '6b'.repeat(12)];
    const student = { userId, username: 'rokeya-begum', name: 'Rokeya Begum', email: 'rokeya@example.com' };
    const editor = {
      userId: editorId,
      username: 'kamal-uddin',
      name: 'Kamal Uddin',
      email: 'kamal@example.com',
    };
    await catalog.emit(userVerified, student);
    const admin = catalog.client.as({ role: 'admin', ...editor });
    const { body: course } = await admin.post('/admissioncourse/universities', {
      name: 'K',
      courseCode: 'KU',
    });
    const academic = await admin.post('/academiccourse/academicCourses', academicForm);
    await catalog.admin.post(path, { studentId: userId, courseId: course['_id'] });
    const names = [
      'admission-courses',
      'papers',
      'academic-courses',
      'enrolments',
      'students',
      'lessons',
      'contents',
      'lesson-questions',
    ];
    const everything = async () => {
      await catalog.waitUntilIdle();
      const all = names.map((name) => catalog.platform.documents.collection(name).find({}).toArray());
      return JSON.stringify(await Promise.all(all));
    };
    expect(await everything()).toContain('Kamal Uddin');
    await catalog.emit(userDeleted, { userId });
    await catalog.emit(userDeleted, { userId: editorId });
    const left = await everything();
    for (const { name, username, email } of [student, editor])
      expect([left.includes(name), left.includes(username), left.includes(email)]).toEqual([
        false,
        false,
        false,
      ]);
    const read = await catalog.admin.get(`/academiccourse/academicCourses/${String(academic.body['_id'])}`);
    expect(read.body).toMatchObject({ rev: 1, changedBy: null });
  });

  it('is no longer counted as enrolled', async () => {
    const course = await catalog.createCourse({ courseCode: 'LEFT' });
    const body = { studentId: otherId, courseId: course._id };
    await catalog.client.as({ userId: otherId }).post(path, body);
    await catalog.enrol(course._id);
    const count = async () => {
      const answer = await catalog.admin.get(`/admissioncourse/universities/${course._id}`);
      return answer.body['enrolledCount'];
    };
    expect(await count()).toBe(2);
    await catalog.emit(userDeleted, { userId: otherId });
    expect(await count()).toBe(1);
    const stored = () => catalog.platform.documents.collection('enrolments').find({}).toArray();
    const abandoned = await stored();
    await catalog.emit(userDeleted, { userId: otherId });
    expect(await stored()).toEqual(abandoned);
  });
});
