import { describeProvider } from '@pathshala/pact/provider';
import { operationStates } from '@pathshala/service-testing/operation-states';
import { restoreWindowMs } from '@pathshala/rules/undo-window';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import { lessonStates } from './pact-lesson-states.ts';
import { bulkStates } from './pact-bulk-states.ts';
import { checkoutStates, simulator } from './pact-checkout-states.ts';
import { classStates } from './pact-class-states.ts';
import { absent, batchStates } from './pact-batch-states.ts';
import { claimStates } from './pact-claim-states.ts';
import { feeStates, pausedByDues } from './pact-fee-states.ts';
import { courseForm, questionForm, subjectForm, yearForm } from './course-form.ts';
import { assignmentStates, markedWork } from './assignment-states.ts';
import { academicForm, startCatalog } from './start-catalog.ts';

type Catalog = Awaited<ReturnType<typeof startCatalog>>;

let numbers = 0;
const next = (word: string): string => `${word}${(numbers += 1)}`;

const details = {
  courseThumbnail: `/api/files/svc-catalog/${'ab'.repeat(32)}`,
  description: 'A course.',
  courseFeatures: [{ feature: 'Papers', description: 'Of ten years.' }],
  subjectAreas: ['Physics'],
  studentRequirements: ['HSC'],
  enrollmentProcessSteps: ['Log in'],
  enrollmentDuration: '1 year',
  instructor: 'Farhana Rahman',
  testimonials: [{ studentName: 'Rahima', enrolledYear: '2025', review: 'Good.' }],
  faqs: [{ question: 'When?', answer: 'Now.' }],
};

const unitWithSample = {
  unitName: 'Science',
  years: [
    yearForm(2023, {
      subjects: [subjectForm('Physics', { mcqs: [questionForm('one', { isSample: true })] })],
      requiredSubjects: 1,
    }),
  ],
};

const newCourse = (catalog: Catalog, more: Parameters<typeof courseForm>[0] = {}) =>
  catalog.createCourse({ courseCode: next('PACT'), ...more });

/** The course with the code that a pact names, created once. */
async function courseDu(catalog: Catalog): Promise<string> {
  const found = await catalog.visitor.get('/admissioncourse/universities/coursedetails/DU');
  if (found.status === 200) return String(found.body['_id']);
  const { _id } = await newCourse(catalog, { courseCode: 'DU', units: [unitWithSample], ...details });
  return _id;
}

async function newAcademic({ admin }: Catalog): Promise<string> {
  const { body } = await admin.post('/academiccourse/academicCourses', {
    ...academicForm,
    // Other states advance the clock beyond the 30 days of a restore.
    enrollmentEndDate: '2026-12-31',
    title: next('Physics'),
    instructor: 'A teacher',
    faqs: details.faqs,
    certifications: [{ name: 'A certificate', issuer: 'Pathshala', validity: '1 year' }],
    testimonials: [{ student: 'Rahima', feedback: 'Good.' }],
    interactiveSessions: [
      {
        title: 'A class',
        description: 'Live.',
        liveLink: 'https://example.com/live',
        startsAt: '2999-02-01T14:00:00.000Z',
        durationMinutes: 90,
      },
    ],
    courseResources: [{ title: 'Notes', link: 'https://example.com/notes' }],
    subjects: [{ title: 'Motion', description: 'm', units: [{ title: 'Speed', description: 's' }] }],
  });
  return String(body['_id']);
}

/** A course with one part of each kind. */
async function oneOfEach({ admin }: Catalog) {
  const add = async (path: string, body: object): Promise<string> => {
    const answer = await admin.post(`/courses/${path}`, body);
    return String(answer.body['_id']);
  };
  const courseId = await add('createcourse', { courseName: next('Physics'), courseType: 'Academic' });
  const subjectId = await add(`${courseId}/createsubject`, { SubjectTitle: 'Motion', SubjectSummary: 'm' });
  const chapter = { chapterTitle: 'Speed', chapterSummary: 's' };
  const chapterId = await add(`${subjectId}/createchapter`, chapter);
  const content = { title: 'Summary', contentDetails: '<p>Short.</p>' };
  const contentId = await add(`${chapterId}/createcontent`, content);
  const lesson = {
    title: 'Way and time',
    content: '<p>Long.</p>',
    videoLink: 'https://example.com/video',
    duration: 25,
  };
  const lessonId = await add(`${chapterId}/createlesson`, lesson);
  return { courseId, subjectId, chapterId, contentId, lessonId };
}

/** A new student, enrolled in the course. */
async function enrolledIn(catalog: Catalog, courseId: string) {
  const studentId = next('pact-student');
  const caller = { role: 'student', userId: studentId } as const;
  await catalog.client.as(caller).post('/students/student/enroll', { studentId, courseId });
  return { studentId, courseId, caller };
}

async function changedCourse(catalog: Catalog) {
  const { _id: courseId, courseCode } = await newCourse(catalog);
  return { courseId, courseCode };
}

/** All states share one store, in which other states have left courses. */
async function singleCourses(catalog: Catalog) {
  for (const [list, one] of [
    ['/admissioncourse/universities', '/admissioncourse/universities'],
    ['/academiccourse/academicCourses', '/academiccourse'],
  ]) {
    const { body } = await catalog.admin.get<{ items: { _id: string }[] }>(`${list}?pageSize=100`);
    for (const { _id } of body.items) await catalog.admin.delete(`${one}/${_id}`);
  }
  return { admissionId: await courseDu(catalog), academicId: await newAcademic(catalog) };
}

async function deleted(catalog: Catalog) {
  const { _id: courseId } = await newCourse(catalog);
  await catalog.admin.delete(`/admissioncourse/universities/${courseId}`);
  return { courseId };
}

describeProvider({
  provider: 'svc-catalog',
  start: () => startCatalog({ replace: () => ({ payments: simulator.accounts }) }),
  states: {
    ...operationStates,
    ...lessonStates,
    ...checkoutStates,
    ...claimStates,
    ...batchStates,
    ...feeStates,
    ...bulkStates,
    ...classStates,
    ...assignmentStates(async (catalog) => enrolledIn(catalog, await newAcademic(catalog))),
    'there is a course of each kind': async (catalog) => {
      await courseDu(catalog);
      await newAcademic(catalog);
    },
    'there is a course DU with all details': async (catalog) => ({ courseId: await courseDu(catalog) }),
    'there is a single course of each kind': singleCourses,
    'there is no course NEW': async () => undefined,
    'there is no course NOWHERE': async () => undefined,
    'there is a course to change': changedCourse,
    'there is a draft of a course': async (catalog) => {
      const { _id } = await newCourse(catalog);
      const copy = await catalog.admin.post(`/courses/${_id}/copies`, { days: 7 });
      return { courseId: String(copy.body['courseId']) };
    },
    'another author has saved a course': async (catalog) => {
      const { courseId, courseCode } = await changedCourse(catalog);
      const path = `/admissioncourse/universities/${courseId}`;
      await catalog.admin.put(path, courseForm({ courseCode, name: 'Changed', rev: 1 }));
      return { courseId, courseCode };
    },
    'there is an academic course with all details': async (catalog) => ({
      courseId: await newAcademic(catalog),
    }),
    'another author has saved an academic course': async (catalog) => {
      const courseId = await newAcademic(catalog);
      const path = `/academiccourse/academicCourses/${courseId}`;
      await catalog.admin.put(path, { ...academicForm, title: 'Changed', rev: 1 });
      return { courseId };
    },
    'there is a free course that the student is not enrolled in': async (catalog) => {
      const { _id: courseId } = await newCourse(catalog);
      const studentId = next('pact-student');
      return { courseId, studentId, caller: { userId: studentId } };
    },
    'there is a course with a chapter that has a lesson and a content': oneOfEach,
    'there is a new course in the short form': async ({ admin }) => {
      const { body } = await admin.post('/courses/createcourse', { courseName: next('Physics') });
      return { courseId: String(body['_id']) };
    },
    'a chapter was just deleted': async (catalog) => {
      const { chapterId } = await oneOfEach(catalog);
      await catalog.admin.delete(`/courses/chapters/${chapterId}`);
      return { chapterId };
    },
    'a course was just deleted': deleted,
    'a course was deleted for good': async (catalog) => {
      const state = await deleted(catalog);
      catalog.clock.advance(restoreWindowMs);
      return state;
    },
    'the student is enrolled in a course': async (catalog) =>
      enrolledIn(catalog, (await newCourse(catalog))._id),
    'the student is enrolled in the course DU': async (catalog) =>
      enrolledIn(catalog, await courseDu(catalog)),
    'the student is enrolled in an academic course with all details': async (catalog) =>
      enrolledIn(catalog, await newAcademic(catalog)),
  },
  events: {
    'catalog.paper.published.v1': (catalog) => newCourse(catalog),
    'catalog.paper.withdrawn.v1': async (catalog) => {
      const { _id } = await newCourse(catalog);
      await catalog.admin.delete(`/admissioncourse/universities/${_id}`);
    },
    'catalog.course.outlined.v1': async (catalog) => {
      await newAcademic(catalog);
    },
    'catalog.course.outlined.v1 with openings': async (catalog) => {
      const { courseId } =
        await lessonStates['the student is enrolled in a course with lessons and notes'](catalog);
      const closing = { _id: courseId, opensAt: null, closesAt: '2036-01-01T04:00:00.000Z', after: null };
      await catalog.admin.put(`/courses/${courseId}/openings`, { openings: [closing] });
    },
    'catalog.course.copied.v1': async (catalog) => {
      const { _id } = await newCourse(catalog);
      await catalog.admin.post(`/courses/${_id}/copies`, { days: 7 });
    },
    'catalog.course.deleted.v1': async (catalog) => {
      const { _id } = await newCourse(catalog);
      await catalog.admin.delete(`/admissioncourse/universities/${_id}`);
      catalog.clock.advance(restoreWindowMs);
      await catalog.runJob('finish-deletes');
    },
    'catalog.work.changed.v1': async (catalog) => {
      const enrolment = await enrolledIn(catalog, await newAcademic(catalog));
      await markedWork(catalog, enrolment);
    },
    'catalog.batch.changed.v1': async (catalog) => {
      await batchStates['there is a batch with a member'](catalog);
    },
    'catalog.batch.joined.v1': async (catalog) => {
      await batchStates['there is a batch with a member'](catalog);
    },
    'catalog.batch.left.v1': async (catalog) => {
      await batchStates['a student was taken out of a batch'](catalog);
    },
    'catalog.student.absent.v1': absent,
    'catalog.student.enrolled.v1': async (catalog) => enrolledIn(catalog, (await newCourse(catalog))._id),
    'catalog.student.unenrolled.v1': async (catalog) => {
      const { _id: courseId } = await newCourse(catalog);
      await enrolledIn(catalog, courseId);
      const { body } = await catalog.admin.get<{ items: { _id: string }[] }>(
        `/courses/enrolments?courseId=${courseId}`,
      );
      await catalog.admin.put(`/courses/enrolments/${body.items[0]?._id}/end`, { reason: 'Mistake' });
    },
    'catalog.access.changed.v1': pausedByDues,
    'catalog.payment.recorded.v1': async (catalog) => {
      await feeStates['a student owes a part of the fees'](catalog);
    },
    'catalog.progress.changed.v1': async (catalog) => {
      const course = await newCourse(catalog);
      const { studentId } = await enrolledIn(catalog, course._id);
      await catalog.emit(examSubmitted, {
        ...submittedExam,
        studentId,
        examId: course.units[0]?.years[0]?._id ?? '',
        courseId: course._id,
      });
    },
    'catalog.progress.changed.v1 of a lesson': (catalog) =>
      lessonStates['the student has completed a lesson'](catalog),
    'catalog.work.waiting.v1': async (catalog) => {
      await claimStates['another student has sent a payment claim'](catalog);
      await catalog.runJob('publish-waiting-work');
    },
    'catalog.claim.changed.v1': async (catalog) => {
      await claimStates['enrolments and payments are counted'](catalog);
    },
    'catalog.audit.recorded.v1': (catalog) => newCourse(catalog),
    'catalog.notice.requested.v1': async (catalog) => {
      const { _id: courseId } = await newCourse(catalog);
      const userId = next('pact-student');
      await catalog.emit(userVerified, {
        userId,
        username: userId,
        name: 'N',
        email: `${userId}@example.com`,
      });
      await catalog.admin.post('/students/student/enroll', { studentId: userId, courseId });
    },
  },
});
