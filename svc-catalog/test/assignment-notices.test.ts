import type {
  AssignmentForAdmin,
  AssignmentForm,
  AssignmentItem,
} from '@pathshala/svc-catalog-contract/assignment';
import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import { notices } from '@pathshala/svc-catalog-contract/notices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academicForm, otherId, startCatalog, studentId } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const form: AssignmentForm = {
  title: 'Motion',
  description: '<p>Draw it.</p>',
  dueDate: '2026-01-20T10:00:00Z',
  maxScore: 10,
};

async function newCourse() {
  const subjects = [{ title: 'Mechanics', description: 'm', units: [] }];
  const { body } = await catalog.admin.post<{ _id: string; subjects: { _id: string }[] }>(
    '/academiccourse/academicCourses',
    { ...academicForm, subjects },
  );
  await catalog.enrol(body._id);
  return { courseId: body._id, subjectId: body.subjects[0]?._id ?? '' };
}

async function newAssignment(more: AssignmentForm): Promise<AssignmentForAdmin> {
  const answer = await catalog.admin.post<AssignmentForAdmin>('/assignments', { ...form, ...more });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

describe('a new assignment of a course', () => {
  const mailed = () =>
    catalog.published(noticeRequested).filter(({ data }) => data.template === 'assignment');
  const announce = async () => {
    await catalog.runJob('announce-assignments');
    await catalog.waitUntilIdle();
  };

  it('is mailed to each of its students once, in both languages, also when it is changed later', async () => {
    const own = await newCourse();
    await catalog.client
      .as({ role: 'student', userId: otherId })
      .post('/students/student/enroll', { studentId: otherId, courseId: own.courseId });
    const before = mailed().length;
    const { _id } = await newAssignment({ ...own, subjectId: '', title: 'গতি | Motion' });
    await announce();
    await catalog.admin.put(`/assignments/${_id}`, { ...form, ...own, subjectId: '' });
    await announce();
    const found = mailed().slice(before);
    expect(found.map(({ data }) => data.studentId).toSorted()).toEqual([studentId, otherId].toSorted());
    const notice = notices.find(({ name }) => name === 'assignment');
    const bengali = JSON.stringify(notice?.write(found[0]?.data.values, 'bn'));
    expect(bengali).toContain('নতুন অ্যাসাইনমেন্ট: গতি');
    expect(bengali).toContain(`/assignments/view/${_id}`);
    expect(JSON.stringify(notice?.write(found[0]?.data.values, 'en'))).toContain('Motion');
  });

  it('is mailed when it is put into a course, and by nobody while it is deleted, past or of no course', async () => {
    const own = await newCourse();
    const before = mailed().length;
    const { _id } = await newAssignment({ courseId: '', subjectId: '' });
    await newAssignment({ ...own, dueDate: '2026-01-01T10:00:00Z' });
    const gone = await newAssignment(own);
    await catalog.admin.delete(`/assignments/${gone._id}`);
    await announce();
    expect(mailed()).toHaveLength(before);
    await catalog.admin.put(`/assignments/${_id}`, { ...form, ...own, subjectId: '' });
    await announce();
    expect(mailed()).toHaveLength(before + 1);
  });

  it('is found by students of the course apart from those of its subjects', async () => {
    const own = await newCourse();
    const whole = await newAssignment({ ...own, subjectId: '' });
    await newAssignment(own);
    const { body } = await catalog.student.get<{ items: AssignmentItem[] }>(
      `/assignments?courseId=${own.courseId}&wholeCourse=true`,
    );
    expect(body.items.map(({ _id }) => _id)).toEqual([whole._id]);
  });
});
