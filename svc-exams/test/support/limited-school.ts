import {
  batchChanged,
  batchJoined,
  courseOutlined,
  studentEnrolled,
} from '@pathshala/svc-catalog-contract/events';
import type { ExamForAuthor } from '@pathshala/svc-exams-contract/exam';
import type { LimitedWalk } from '@pathshala/service-testing/walk-rows';
import { examForm, outline } from './course-exams.ts';
import { enrolled, sitter, type ExamsService } from './exams-service.ts';
import { formOf, picture } from './written-exam.ts';

const time = '2026-01-10T10:00:00.000Z';
const written = {
  questionText: '<p>Write about the river.</p>',
  answerGuidelines: '',
  handwrittenPdf: '',
  downloadablePdf: '',
};

/** A batch of the course with one student, who has submitted the written exam that is addressed to it. */
async function createGroup(exams: ExamsService, courseId: string, name: string) {
  const [batchId, studentId] = [`batch-${name}`, `student-${name}`];
  await exams.emit(batchChanged, {
    batchId,
    name,
    courseIds: [courseId],
    version: 1,
    isArchived: false,
    addedCourseIds: [],
  });
  await exams.emit(batchJoined, {
    membershipId: `member-${name}`,
    batchId,
    studentId,
    version: 1,
    joinedAt: time,
    movedFrom: null,
  });
  await exams.emit(studentEnrolled, enrolled(studentId, courseId));
  const parentId = `chapter-${courseId}`;
  const form = { type: 'Written' as const, written, startingDate: '2026-01-15T06:00', batchIds: [batchId] };
  const { body: exam } = await exams.admin.post<ExamForAuthor>('/exams/chapter/createexam', {
    examDetails: examForm({ ...form, title: `Essay ${name}`, parentId }),
    parentId,
  });
  await exams.waitUntilIdle();
  const student = sitter(exams, studentId);
  const { attemptId } = (await student.start({ examKind: 'chapter', examId: exam._id })).body;
  const { body: page, headers } = formOf(picture);
  await student.post(`/exams/attempts/${attemptId}/pages?uploadId=1`, page, { headers });
  await student.submit(attemptId);
  return { batch: batchId, exam: exam._id, paper: exam._id, attempt: attemptId };
}

const lists = {
  'get /exams': '/exams',
  'get /exams/marking': '/exams/marking',
  'get /exams/exam-results': '/exams/exam-results',
  'get /exams/waiting-work': '/exams/waiting-work',
};

/**
 * Two batches of one course and a batch of another one, each with an exam of its own. The rights of the first walk are limited
 * to a batch, those of the second to a course.
 */
export async function createLimitedSchool(exams: ExamsService): Promise<readonly LimitedWalk[]> {
  for (const courseId of ['optics', 'botany']) {
    const chapter = {
      type: 'chapter',
      id: `chapter-${courseId}`,
      title: courseId,
      subjectId: 'any',
    } as const;
    await exams.emit(courseOutlined, outline(1, { courseId, courseName: courseId, parents: [chapter] }));
  }
  const friday = await createGroup(exams, 'optics', 'friday');
  const sunday = await createGroup(exams, 'optics', 'sunday');
  const elsewhere = await createGroup(exams, 'botany', 'elsewhere');
  const ids = ({ exam, attempt }: typeof friday) => [exam, attempt];
  const ofBatch = { courseIds: [], batchIds: [friday.batch] };
  const hidden = [...ids(sunday), ...ids(elsewhere)];
  const ofCourse = { courseIds: ['optics'], batchIds: [] };
  return [
    { limitedTo: ofBatch, own: friday, foreign: sunday, lists, shown: ids(friday), hidden },
    {
      limitedTo: ofCourse,
      own: sunday,
      foreign: elsewhere,
      lists,
      shown: ids(sunday),
      hidden: ids(elsewhere),
    },
  ];
}
