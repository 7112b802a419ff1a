import { courseOutlined, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
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
};
