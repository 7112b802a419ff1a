import { type DescribeCall, exactly, provided, student } from '@pathshala/pact/calls';
import { listExams, listExamsOfParent } from '@pathshala/svc-exams-contract/exam-routes';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { aTakenExam } from '../src/samples.ts';

const time = '2026-01-15T10:00:00.000Z';

const taken = aTakenExam();
const exam = {
  ...fieldsOf(taken, '_id', 'title', 'questionCount', 'timeLimit', 'totalMarks', 'attempts', 'lastResultId'),
  type: exactly('MCQ'),
  startingDate: time,
  state: exactly('submitted'),
  bestResult: { resultId: 'result1', score: 0 },
  lastResult: { resultId: 'result1', score: 0, totalMarks: 4 },
} as const;

/** The exams of the pages of a course and of a lesson. */
export function examCalls(call: DescribeCall<Api>): void {
  call(listExams, 'the exams of a course and its parts', {
    given: 'the student has taken the exams of a course',
    as: student,
    query: { courseId: provided('courseId'), sort: 'number', page: 1, pageSize: 100 },
    uses: { items: [{ ...exam, ...fieldsOf(taken, 'parentId') }], total: 1 },
  });
  call(listExamsOfParent, 'the exams of a lesson', {
    given: 'the student has taken the exams of a course',
    as: student,
    params: { parenttype: 'lesson', parentid: provided('lessonId') },
    query: { pageSize: 100 },
    uses: { items: [exam] },
  });
}
