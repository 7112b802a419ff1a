import {
  batchChanged,
  batchJoined,
  courseOutlined,
  studentEnrolled,
} from '@pathshala/svc-catalog-contract/events';
import { examForm, outline } from './course-exams.ts';
import { enrolled, sitter, type ExamsService } from './exams-service.ts';

let count = 0;

/** A new course with a lesson and an exam of the lesson. */
export async function courseWithExam(service: ExamsService) {
  count += 1;
  const [courseId, lessonId] = [`pact-course${count}`, `pact-lesson${count}`];
  const lesson = { type: 'lesson' as const, id: lessonId, title: 'Speed', subjectId: null };
  await service.emit(courseOutlined, outline(1, { courseId, parents: [lesson] }));
  const exam = { examDetails: examForm(), parentId: lessonId };
  const made = await service.admin.post<{ _id: string }>('/exams/lesson/createexam', exam);
  await service.waitUntilIdle();
  return { courseId, lessonId, examId: made.body._id };
}

async function takenInBatch(service: ExamsService, { isAddressed = false } = {}) {
  const { courseId, examId } = await courseWithExam(service);
  const [studentId, batchId] = [`pact-member${count}`, `pact-batch${count}`];
  await service.emit(studentEnrolled, enrolled(studentId, courseId));
  const batch = { batchId, name: 'Morning', courseIds: [courseId], addedCourseIds: [] };
  await service.emit(batchChanged, { ...batch, version: 1, isArchived: false });
  const place = { membershipId: `${batchId}-member`, batchId, studentId, version: 1 };
  await service.emit(batchJoined, { ...place, joinedAt: '2026-01-10T10:00:00.000Z', movedFrom: null });
  if (isAddressed) {
    const admin = service.client.as({ role: 'admin' });
    const { body } = await admin.get(`/exams/examid/${examId}`);
    await admin.put(`/exams/${examId}`, { ...body, batchIds: [batchId] });
    await service.waitUntilIdle();
  }
  const student = sitter(service, studentId);
  const { attemptId } = (await student.start({ examKind: 'standalone', examId })).body;
  await student.submit(attemptId);
  return { batchId, examId, studentId };
}

export const examStates = {
  'the student has taken the exams of a course': async (service: ExamsService) => {
    const { examId, ...place } = await courseWithExam(service);
    const userId = `pact-exam-student${count}`;
    await service.emit(studentEnrolled, enrolled(userId, place.courseId));
    const student = sitter(service, userId);
    const { attemptId } = (await student.start({ examKind: 'standalone', examId })).body;
    await student.submit(attemptId);
    return { caller: { userId }, ...place };
  },
  'a member of a batch has taken an exam': takenInBatch,
  'the student has taken an exam of the own batch': async (service: ExamsService) => {
    const { studentId, ...taken } = await takenInBatch(service, { isAddressed: true });
    return { caller: { userId: studentId }, ...taken };
  },
};
