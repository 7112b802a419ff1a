import { userVerified } from '@pathshala/svc-auth-contract/events';
import type { AdmissionCourseForAdmin } from '@pathshala/svc-catalog-contract/admission';
import type { CourseStudent } from '@pathshala/svc-catalog-contract/enrolment';
import {
  noticeRequested,
  progressChanged,
  studentEnrolled,
  studentUnenrolled,
} from '@pathshala/svc-catalog-contract/events';
import { notices } from '@pathshala/svc-catalog-contract/notices';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCatalog, studentId } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

let codes = 0;
const newCourse = (form: object = {}) =>
  catalog.createCourse({ courseCode: `END${(codes += 1)}`, name: 'মেডিকেল | Medical', ...form });

const list = async (courseId: string, more = '') => {
  const path = `/courses/enrolments?courseId=${courseId}${more}`;
  return (await catalog.admin.get<{ items: CourseStudent[]; total: number }>(path)).body;
};
const reason = { reason: 'ভুল করে | By mistake' };

async function enrolled(form: object = {}) {
  const course = await newCourse(form);
  await catalog.enrol(course._id);
  const [place] = (await list(course._id)).items;
  if (place === undefined) throw new Error('the student is not in the list');
  const path = `/courses/enrolments/${place._id}/end`;
  return { course, path, end: (body: object = reason) => catalog.admin.put<CourseStudent>(path, body) };
}

const isEnrolled = async ({ _id, courseCode }: AdmissionCourseForAdmin) => {
  const own = await catalog.student.get<{ items: { courseId: string; progress: number }[] }>(
    `/students/student/enrolledcourses/${studentId}?pageSize=100`,
  );
  const shown = await catalog.student.get(`/admissioncourse/universities/code/${courseCode}/units`);
  return { record: own.body.items.find(({ courseId }) => courseId === _id), units: shown.status };
};

describe('ending an enrolment', () => {
  it('takes the course from the student at once, with its event and a mail that says why', async () => {
    const { course, end } = await enrolled();
    const answer = await end();
    expect(answer).toMatchObject({ status: 200, body: { studentId, endReason: reason.reason } });
    expect((await isEnrolled(course)).record).toBeUndefined();
    const ended = { version: 2, courseId: course._id, studentId };
    await catalog.waitUntilIdle();
    expect(catalog.published(studentUnenrolled).map(({ data }) => data)).toContainEqual(
      expect.objectContaining(ended),
    );
    const mail = catalog.published(noticeRequested).findLast(({ data }) => data.template === 'unenrolled');
    expect(mail?.data).toMatchObject({ studentId, values: { reason: reason.reason } });
    const notice = notices.find(({ name }) => name === 'unenrolled');
    const written = notice?.write(mail?.data.values, 'bn');
    expect(JSON.stringify(written)).toContain('ভুল করে');
    expect(JSON.stringify(written)).not.toContain('Medical');
    expect(await list(course._id)).toMatchObject({ total: 0 });
    expect(await list(course._id, '&state=ended')).toMatchObject({ total: 1 });
  });

  it('changes nothing when it is repeated, and needs a reason', async () => {
    const { end } = await enrolled();
    expect(await end({ reason: '  ' })).toMatchObject({ status: 400 });
    expect((await end()).status).toBe(200);
    await catalog.waitUntilIdle();
    const before = catalog.published(studentUnenrolled).length;
    expect((await end({ reason: 'Another' })).body).toMatchObject({ endReason: reason.reason });
    await catalog.waitUntilIdle();
    expect(catalog.published(studentUnenrolled)).toHaveLength(before);
  });

  it('is for support only, and of a known enrolment', async () => {
    const { path } = await enrolled();
    expect((await catalog.student.put(path, reason)).status).toBe(403);
    const other = catalog.client.as({ role: 'admin', permissions: ['questions'] });
    expect((await other.put(path, reason)).status).toBe(403);
    expect(await catalog.admin.put('/courses/enrolments/none/end', reason)).toMatchObject({
      status: 404,
      body: { code: 'catalog.enrolment-not-found' },
    });
  });

  it('can be undone: the student is enrolled again, with the earlier progress and one more version', async () => {
    const { course, path, end } = await enrolled();
    const examId = course.units[0]?.years[0]?._id ?? '';
    await catalog.emit(examSubmitted, { ...submittedExam, studentId, examId, courseId: course._id });
    await end();
    expect((await catalog.admin.delete(path)).body).toMatchObject({ endedAt: null, endReason: '' });
    expect((await isEnrolled(course)).record).toMatchObject({ progress: 50 });
    await catalog.waitUntilIdle();
    const ofCourse = <T extends { courseId: string }>(events: readonly { data: T }[]) =>
      events.map(({ data }) => data).filter(({ courseId }) => courseId === course._id);
    expect(ofCourse(catalog.published(studentEnrolled)).map(({ version }) => version)).toEqual([
      undefined,
      3,
    ]);
    expect(ofCourse(catalog.published(progressChanged)).at(-1)).toMatchObject({ version: 3, completed: 1 });
    expect(await list(course._id)).toMatchObject({ total: 1 });
  });

  it('lets the student enrol again, but not by an order that was given before', async () => {
    const { course, end } = await enrolled();
    await end();
    catalog.clock.advance(1000);
    expect((await catalog.enrol(course._id)).status).toBe(201);
    expect((await catalog.enrol(course._id)).body).toMatchObject({ code: 'catalog.already-enrolled' });
  });

  it('keeps an exam that was begun before for the next beginning', async () => {
    const { course, path, end } = await enrolled();
    await end();
    const examId = course.units[0]?.years[0]?._id ?? '';
    await catalog.emit(examSubmitted, { ...submittedExam, studentId, examId, courseId: course._id });
    await catalog.waitUntilIdle();
    const of = ({ data }: { data: { courseId: string } }) => data.courseId === course._id;
    expect(catalog.published(progressChanged).filter(of)).toEqual([]);
    await catalog.admin.delete(path);
    expect((await isEnrolled(course)).record).toMatchObject({ progress: 50 });
  });
});

describe('the students of a course', () => {
  it('come in pages, newest first, and only those that are asked for', async () => {
    const { _id: courseId } = await newCourse();
    const ids = Array.from({ length: 5 }, (_, index) => `listed${index}`);
    for (const userId of ids) {
      const email = `${userId}@example.com`;
      await catalog.emit(userVerified, { userId, username: userId, name: userId, email });
      await catalog.admin.post('/students/student/enroll', { studentId: userId, courseId });
      catalog.clock.advance(1000);
    }
    const page = await list(courseId, '&pageSize=2&page=2');
    expect([page.total, page.items.map((one) => one.studentId)]).toEqual([5, ['listed2', 'listed1']]);
    const some = await list(courseId, '&students=listed4,listed0,nobody&sort=enrolled');
    expect(some.items.map((one) => one.studentId)).toEqual(['listed0', 'listed4']);
    const all = (more: string) =>
      catalog.admin.get<{ items: CourseStudent[]; total: number }>(`/courses/enrolments?${more}`);
    expect((await all('studentId=listed3')).body).toMatchObject({ total: 1, items: [{ courseId }] });
    expect((await all('students=listed1,listed2')).body.total).toBe(2);
    expect((await all('students=none')).body.total).toBe(0);
  });
});

describe('a payment that was approved by mistake', () => {
  const paid = async () => {
    const course = await newCourse({ enrollmentFee: 1500, discountFee: 300 });
    const form = { courseId: course._id, courseKind: 'admission', method: 'bkash', amount: 1200 };
    const send = (transactionId: string) =>
      catalog.student.post<{ _id: string }>('/courses/claims', { ...form, transactionId });
    const { body } = await send(`MIS${course.courseCode}`);
    const decide = (decision: string, more: object = {}) =>
      catalog.admin.put(`/courses/claims/${body._id}/decision`, { decision, ...more });
    await decide('approve');
    return { course, send, decide };
  };

  it('is taken back: refused with a reason, and the student is no longer enrolled', async () => {
    const { course, decide } = await paid();
    expect((await isEnrolled(course)).record).toBeDefined();
    expect(await decide('revoke')).toMatchObject({ status: 422, body: { code: 'catalog.claim.reason' } });
    expect(await decide('revoke', reason)).toMatchObject({ status: 200, body: { state: 'refused' } });
    expect((await decide('revoke', reason)).status).toBe(200);
    expect((await isEnrolled(course)).record).toBeUndefined();
    await catalog.waitUntilIdle();
    const last = catalog.published(noticeRequested).at(-1);
    expect(last?.data).toMatchObject({ template: 'claim-refused', values: { reason: reason.reason } });
  });

  it('frees the course for the next payment, as an enrolment that was ended does', async () => {
    const { course, send, decide } = await paid();
    await decide('revoke', reason);
    expect((await send('NEXT1')).status).toBe(201);
    const ended = await paid();
    const [place] = (await list(ended.course._id)).items;
    await catalog.admin.put(`/courses/enrolments/${place?._id}/end`, reason);
    expect((await ended.send('NEXT2')).status).toBe(201);
    expect((await isEnrolled(course)).record).toBeUndefined();
  });

  it('cannot be taken back before it was approved', async () => {
    const course = await newCourse({ enrollmentFee: 1500, discountFee: 300 });
    const form = { courseId: course._id, courseKind: 'admission', method: 'bkash', amount: 1200 };
    const { body } = await catalog.student.post<{ _id: string }>('/courses/claims', {
      ...form,
      transactionId: 'EARLY1',
    });
    expect(
      await catalog.admin.put(`/courses/claims/${body._id}/decision`, { decision: 'revoke', ...reason }),
    ).toMatchObject({ status: 409, body: { code: 'catalog.claim-decided' } });
  });
});
