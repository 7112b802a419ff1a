import { admin, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import {
  correctResult,
  createAcademicResult,
  deleteAcademicResult,
  listAcademicResults,
  listExamResults,
  readAcademicResult,
  replaceAcademicResult,
  restoreAcademicResult,
} from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';

const time = '2026-01-15T10:00:00.000Z';
const form = {
  studentId: 'student1',
  title: 'HSC 2025',
  term: '',
  session: '',
  subjects: [{ subjectName: 'Physics', fullMarks: 100, marks: 81, grade: '' as const }],
  remarks: '',
  dateTaken: time,
};
const read = {
  studentId: 'student1',
  title: 'HSC 2025',
  subjects: [
    { subjectName: 'Physics', fullMarks: 100, marks: 81, letterGrade: exactly('A+'), gradePoint: 5 },
  ],
  fullMarks: 100,
  marks: 81,
  gpa: 5,
  rev: 1,
} as const;

/** The list of results with its corrections, and the academic results of a student. */
export function resultCalls(call: DescribeCall<Api>): void {
  call(listExamResults, 'the corrected results of an exam', {
    given: 'a result of the student was corrected',
    as: admin,
    query: { page: 1, sort: '-submitted', examId: 'year1', examKind: 'past-year' },
    uses: {
      items: [
        {
          _id: 'result1',
          studentId: 'student1',
          examKind: exactly('past-year'),
          examId: 'year1',
          title: 'Dhaka University A unit 2023',
          score: 2,
          totalMarks: 100,
          submittedAt: time,
          awaitsMarks: false,
        },
      ],
      total: 1,
    },
  });
  call(listExamResults, 'the results of an exam or a person that were searched for', {
    given: 'the student has a result',
    as: admin,
    query: { page: 1, sort: '-submitted', q: 'unit', students: 'none' },
    uses: { items: [{ _id: 'result1', title: 'Dhaka University A unit 2023' }], total: 1 },
  });
  call(correctResult, 'correct a result', {
    given: 'the student has a result',
    as: admin,
    params: { resultId: provided('resultId') },
    body: { updateData: { score: 1.5 }, reason: 'Counted again', rev: 1 },
    uses: { corrections: [{ reason: 'Counted again', score: 1.5, correctedAt: time }] },
  });
  academicResultCalls(call);
}

function academicResultCalls(call: DescribeCall<Api>): void {
  const stored = { given: 'a student has an academic result', as: admin } as const;
  const params = { id: provided('academicResultId') };
  call(listAcademicResults, 'the academic results of a student', {
    ...stored,
    params: { studentId: provided('studentId') },
    query: { page: 1, sort: '-dateTaken' },
    uses: { items: [{ ...read, _id: 'a1' }], total: 1 },
  });
  call(readAcademicResult, 'an academic result to edit', { ...stored, params, uses: read });
  call(createAcademicResult, 'enter an academic result', {
    ...stored,
    body: form,
    uses: { title: exactly('HSC 2025') },
  });
  call(replaceAcademicResult, 'change an academic result', {
    ...stored,
    params,
    body: { ...form, studentId: provided('studentId'), rev: 1 },
    uses: { title: exactly('HSC 2025'), rev: exactly(2) },
  });
  call(deleteAcademicResult, 'delete an academic result', { ...stored, params, uses: { _id: 'a1' } });
  call(restoreAcademicResult, 'undo the delete of an academic result', {
    given: 'an academic result was deleted',
    as: admin,
    params,
    uses: { _id: 'a1' },
  });
}
