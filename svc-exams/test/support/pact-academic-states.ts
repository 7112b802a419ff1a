import { userVerified } from '@pathshala/svc-auth-contract/events';
import type { AcademicResult } from '@pathshala/svc-exams-contract/academic-result';
import type { ExamsService } from './exams-service.ts';

let count = 0;

/** An academic result of a new student. */
async function enteredResult(service: ExamsService) {
  count += 1;
  const studentId = `pact-academic-student${count}`;
  await service.emit(userVerified, {
    userId: studentId,
    username: studentId,
    name: 'Rahima',
    email: `${studentId}@example.com`,
  });
  const { body } = await service.admin.post<AcademicResult>('/academicresult', {
    studentId,
    title: 'Test examination',
    subjects: [{ subjectName: 'Physics', fullMarks: 100, marks: 81 }],
    dateTaken: '2025-12-20T00:00:00.000Z',
  });
  return { studentId, academicResultId: body._id };
}

export const academicStates = {
  'a student has an academic result': enteredResult,
  'an academic result was deleted': async (service: ExamsService) => {
    const { academicResultId } = await enteredResult(service);
    await service.admin.delete(`/academicresult/${academicResultId}`);
    return { academicResultId };
  },
  'the student has a report card': async (service: ExamsService) => {
    const { studentId } = await enteredResult(service);
    return { caller: { userId: studentId }, studentId };
  },
};
