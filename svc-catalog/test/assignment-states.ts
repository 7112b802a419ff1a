import type { AssignmentForAdmin, SubmissionForMarker } from '@pathshala/svc-catalog-contract/assignment';
import type { Gradebook } from '@pathshala/svc-catalog-contract/gradebooks';
import { fileForm, photo } from './file-form.ts';
import type { startCatalog } from './start-catalog.ts';

type Catalog = Awaited<ReturnType<typeof startCatalog>>;

interface InCourse {
  readonly studentId: string;
  readonly courseId: string;
  readonly caller: { readonly role: 'student'; readonly userId: string };
}

const form = {
  title: 'Motion',
  description: '<p>Draw it.</p>',
  // Other states advance the clock beyond the 30 days of a restore.
  dueDate: '2026-12-20T10:00:00.000Z',
  maxScore: 10,
  criteria: [{ name: 'Drawing', maxScore: 10 }],
  instructions: '<p>On paper.</p>',
  submissionLink: 'https://example.com/template',
};

/** An assignment of a course's first subject, with an enrolled student. */
async function assignmentFor(catalog: Catalog, { courseId }: InCourse, isWhole = false) {
  const { body: course } = await catalog.admin.get<{ subjects: { _id: string }[] }>(
    `/academiccourse/academicCourses/${courseId}`,
  );
  const subjectId = course.subjects[0]?._id ?? '';
  const { body } = await catalog.admin.post<AssignmentForAdmin>('/assignments', {
    ...form,
    courseId,
    subjectId: isWhole ? '' : subjectId,
  });
  return { assignmentId: body._id, courseId, subjectId };
}

async function uploadedPage(catalog: Catalog, enrolment: InCourse) {
  const state = await assignmentFor(catalog, enrolment);
  const path = `/assignments/${state.assignmentId}/submission/file?as=page`;
  const student = catalog.client.as(enrolment.caller);
  const { body } = await student.post<{ fileId: string }>(path, ...fileForm(photo));
  return { ...state, fileId: body.fileId };
}

async function handedIn(catalog: Catalog, enrolment: InCourse) {
  const { fileId, ...state } = await uploadedPage(catalog, enrolment);
  const path = `/assignments/${state.assignmentId}`;
  const work = { text: 'My text.', pages: [{ fileId, rotation: 90 }] };
  await catalog.client.as(enrolment.caller).put(`${path}/submission`, work);
  const { body } = await catalog.admin.get<{ items: SubmissionForMarker[] }>(`${path}/submissions`);
  return { ...state, submissionId: body.items[0]?._id ?? '' };
}

export async function markedWork(catalog: Catalog, enrolment: InCourse) {
  const state = await handedIn(catalog, enrolment);
  const marks = { criteria: [{ name: 'Drawing', score: 8.5 }], feedback: 'Good.' };
  await catalog.admin.put(`/assignments/submissions/${state.submissionId}/marks`, marks);
  return state;
}

/** The marks of the student are in the gradebook of the course, which the student sees. */
async function graded(catalog: Catalog, enrolment: InCourse) {
  const state = await markedWork(catalog, enrolment);
  await catalog.waitUntilIdle();
  const path = `/courses/gradebooks/${state.courseId}`;
  const { kindWeights, missing, counted, rev } = (await catalog.admin.get<Gradebook>(path)).body;
  const rules = { kindWeights, missing, counted, rev, isReleased: true, weights: [] };
  await catalog.admin.put(path, rules);
  return { ...state, studentId: enrolment.studentId };
}

async function extended(catalog: Catalog, enrolment: InCourse) {
  const state = await assignmentFor(catalog, enrolment);
  const until = new Date(Date.parse(form.dueDate) + 86_400_000).toISOString();
  const path = `/assignments/${state.assignmentId}/extensions/${enrolment.studentId}`;
  await catalog.admin.post(path, { until, reason: 'Was ill' });
  return { ...state, studentId: enrolment.studentId };
}

/** The provider states of assignments; `enrol` makes a course with a subject and a student in it. */
export function assignmentStates(enrol: (catalog: Catalog) => Promise<InCourse>) {
  const ofStudent =
    (build: (catalog: Catalog, enrolment: InCourse) => Promise<object>) => async (catalog: Catalog) => {
      const enrolment = await enrol(catalog);
      return { ...(await build(catalog, enrolment)), caller: enrolment.caller };
    };
  const ofAdmin =
    (build: (catalog: Catalog, enrolment: InCourse) => Promise<object>) => async (catalog: Catalog) => ({
      ...(await build(catalog, await enrol(catalog))),
    });
  return {
    'the student has an assignment': ofStudent(assignmentFor),
    'the student has an assignment of a whole course': ofStudent((catalog, enrolment) =>
      assignmentFor(catalog, enrolment, true),
    ),
    'the student has uploaded a page': ofStudent(uploadedPage),
    'a hand-in of the student is marked': ofStudent(markedWork),
    'the student has marks in a course that shows them': ofStudent(graded),
    'there is a gradebook with marks': ofAdmin(graded),
    'there is an assignment': ofAdmin(assignmentFor),
    'a student has handed in': ofAdmin(handedIn),
    'a student has more time for an assignment': ofAdmin(extended),
    'an assignment was just deleted': ofAdmin(async (catalog, enrolment) => {
      const state = await assignmentFor(catalog, enrolment);
      await catalog.admin.delete(`/assignments/${state.assignmentId}`);
      return state;
    }),
  };
}
