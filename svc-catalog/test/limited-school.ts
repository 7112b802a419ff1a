import type { AssignmentForAdmin } from '@pathshala/svc-catalog-contract/assignment';
import type { LessonQuestion } from '@pathshala/svc-catalog-contract/discussions';
import type { LimitedWalk } from '@pathshala/service-testing/walk-rows';
import { createCourseOfLessons } from './course-of-lessons.ts';
import { fileForm, photo } from './file-form.ts';
import type { startCatalog } from './start-catalog.ts';

type Catalog = Awaited<ReturnType<typeof startCatalog>>;

interface Created {
  readonly _id: string;
}

/** A batch of a course with one student, who hands in, asks and is answered; one of everything that rights are limited by. */
async function createGroup(catalog: Catalog, course: { courseId: string; lessonId: string }, name: string) {
  const { admin, client } = catalog;
  const { courseId, lessonId } = course;
  const studentId = Buffer.from(name.padEnd(12, '.')).toString('hex');
  await catalog.platform.documents
    .collection<{ _id: string; isDeleted: boolean }>('students')
    .insertOne({ _id: studentId, isDeleted: false });
  const create = async (path: string, form: object) => (await admin.post<Created>(path, form)).body._id;
  const batch = await create('/courses/batches', { name: `Batch ${name}`, courseIds: [courseId] });
  await admin.post(`/courses/batches/${batch}/members`, { studentIds: [studentId] });
  await catalog.waitUntilIdle();
  const times = {
    startsAt: '2026-01-20T10:00:00.000Z',
    durationMinutes: 60,
    room: name,
    confirmsClash: true,
  };
  const one = await create('/classes', { title: `Class ${name}`, courseId, batchId: batch, ...times });
  const work = { description: '<p>Draw.</p>', dueDate: '2026-01-25T10:00:00Z', maxScore: 10, courseId };
  const title = `Assignment ${name}`;
  const { body: assignment } = await admin.post<AssignmentForAdmin>('/assignments', {
    title,
    ...work,
    batchIds: [batch],
  });
  const student = client.as({ role: 'student', userId: studentId, name });
  const path = `/assignments/${assignment._id}/submission`;
  const { body: file } = await student.post<{ fileId: string }>(`${path}/file?as=page`, ...fileForm(photo));
  const { body: handedIn } = await student.put<{ submission: Created }>(path, { text: `Work of ${name}` });
  const ask = async () =>
    (await student.post<LessonQuestion>(`/courses/lessons/${lessonId}/questions`, { text: `Why, ${name}?` }))
      .body;
  const question = await ask();
  const asked = await admin.post<LessonQuestion>(`/courses/questions/${question._id}/answers`, {
    text: 'So',
  });
  await ask();
  return {
    batch,
    class: one,
    assignment: assignment._id,
    submission: handedIn.submission._id,
    handInFile: file.fileId,
    question: question._id,
    answer: asked.body.answers[0]?._id ?? '',
    lesson: lessonId,
    course: courseId,
  };
}

const lists = {
  'get /courses/batches': '/courses/batches',
  'get /classes': '/classes?show=all',
  'get /assignments': '/assignments',
  'get /courses/waiting-work': '/courses/waiting-work',
};

/**
 * Two batches of one course and a batch of another one. The rights of the first walk are limited to a batch: what the other
 * batch of the same course alone has is foreign, lessons are of all of them, and the course of the batch is not theirs as a whole,
 * as another one is. Those of the second are limited to the course.
 */
export async function createLimitedSchool(catalog: Catalog): Promise<readonly LimitedWalk[]> {
  const courses = [];
  for (const _ of ['physics', 'biology', 'chemistry']) {
    const { courseId, lessonIds } = await createCourseOfLessons(catalog, 1);
    courses.push({ courseId, lessonId: lessonIds[0] ?? '' });
  }
  const [physics, biology, chemistry] = courses;
  if (!physics || !biology || !chemistry) throw new Error('there are three courses');
  const friday = await createGroup(catalog, physics, 'friday');
  const sunday = await createGroup(catalog, physics, 'sunday');
  const elsewhere = await createGroup(catalog, biology, 'elsewhere');
  const ofBatch = ({ batch, class: one, assignment }: typeof friday) => [batch, one, assignment];
  const { question, answer, lesson, course } = elsewhere;
  return [
    {
      limitedTo: { courseIds: [chemistry.courseId], batchIds: [friday.batch] },
      own: { ...friday, wholeCourse: chemistry.courseId },
      foreign: { ...sunday, question, answer, lesson, course, wholeCourse: physics.courseId },
      lists,
      shown: ofBatch(friday),
      hidden: [...ofBatch(sunday), ...ofBatch(elsewhere), lesson],
    },
    {
      limitedTo: { courseIds: [physics.courseId], batchIds: [] },
      own: { ...sunday, wholeCourse: physics.courseId },
      foreign: { ...elsewhere, wholeCourse: course },
      lists,
      shown: ofBatch(sunday),
      hidden: [...ofBatch(elsewhere), lesson],
    },
  ];
}
