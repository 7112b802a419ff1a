import { noticeRequested, studentEnrolled, studentUnenrolled } from '@pathshala/svc-catalog-contract/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { startCatalog, studentId } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let enrolmentId: string;
let courseId: string;
beforeEach(async () => {
  catalog = await startCatalog({ now: '2026-02-01T10:00:00.000Z' });
  ({ _id: courseId } = await catalog.createCourse({ courseCode: 'TIME' }));
  const students = catalog.platform.documents.collection<{ _id: string; isDeleted: boolean }>('students');
  await students.insertOne({ _id: studentId, isDeleted: false });
  const { body } = await catalog.enrol(courseId);
  enrolmentId = String(body['enrolmentId']);
  await catalog.waitUntilIdle();
  return () => catalog.stop();
});

const give = (accessUntil: string | null, reason = 'Pays in May') =>
  catalog.admin.put(`/courses/enrolments/${enrolmentId}/access-until`, { accessUntil, reason });
const courses = async () =>
  (
    await catalog.student.get<{ items: { accessUntil: string | null }[] }>(
      `/students/student/enrolledcourses/${studentId}`,
    )
  ).body.items;
const goTo = async (time: string) => {
  catalog.clock.set(time);
  await catalog.runJob('end-timed-enrolments');
  await catalog.waitUntilIdle();
};

describe('the time of a student in a course', () => {
  it('ends after its last day in Dhaka, with a mail, and what is owed stays due [STP-04]', async () => {
    expect(await give('2026-02-10')).toMatchObject({ status: 200, body: { accessUntil: '2026-02-10' } });
    expect(await courses()).toMatchObject([{ accessUntil: '2026-02-10' }]);
    await goTo('2026-02-10T17:59:59.000Z');
    expect(await courses()).toHaveLength(1);
    await goTo('2026-02-10T18:00:00.000Z');
    expect(await courses()).toEqual([]);
    expect((await catalog.student.get('/admissioncourse/universities/unitDetails/TIME')).status).toBe(403);
    expect(catalog.published(studentUnenrolled)).toMatchObject([{ data: { isTimeOver: true } }]);
    const mails = catalog.published(noticeRequested).filter(({ data }) => data.studentId === studentId);
    expect(JSON.stringify(mails.at(-1)?.data)).toContain('The time that was given for the course is over.');
    await goTo('2026-02-12T18:00:00.000Z');
    expect(catalog.published(studentUnenrolled)).toHaveLength(1);
  });

  it('is extended before its end, and has no limit after an enrolment again [STP-04]', async () => {
    await give('2026-02-10');
    await give('2026-02-20');
    await goTo('2026-02-15T10:00:00.000Z');
    expect(await courses()).toMatchObject([{ accessUntil: '2026-02-20' }]);
    await goTo('2026-02-21T10:00:00.000Z');
    expect(await courses()).toEqual([]);
    expect(await give('2026-03-01')).toMatchObject({
      status: 409,
      body: { code: 'catalog.enrolment-ended' },
    });
    catalog.clock.advance(1_000);
    await catalog.admin.delete(`/courses/enrolments/${enrolmentId}/end`);
    await goTo('2026-02-22T10:00:00.000Z');
    expect(await courses()).toMatchObject([{ accessUntil: null }]);
    expect(catalog.published(studentEnrolled)).toHaveLength(2);
  });

  it('is lifted, and refuses a day that is over, no reason, and an unknown enrolment [STP-04]', async () => {
    await give('2026-02-10');
    expect((await give(null)).body).toMatchObject({ accessUntil: null });
    await goTo('2026-03-01T10:00:00.000Z');
    expect(await courses()).toHaveLength(1);
    expect(await give('2026-02-28')).toMatchObject({
      status: 422,
      body: { code: 'catalog.access-until.past', fields: { accessUntil: expect.any(String) } },
    });
    expect((await give('2026-03-01')).status).toBe(200);
    expect((await give('2026-03-05', ' ')).status).toBe(400);
    expect((await give('31.12.2026')).status).toBe(400);
    enrolmentId = 'nothing';
    expect((await give('2026-03-05')).status).toBe(404);
  });
});
