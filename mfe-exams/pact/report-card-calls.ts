import { type DescribeCall, exactly, provided, student } from '@pathshala/pact/calls';
import { listExams, listResults, readReportCard } from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import * as samples from '../src/samples.ts';

const time = '2026-01-15T10:00:00.000Z';

const academicResults = samples.reportCard.academicResults.map((academicResult) => ({
  ...fieldsOf(
    academicResult,
    '_id',
    'title',
    'term',
    'session',
    'remarks',
    'fullMarks',
    'marks',
    'gpa',
    'letterGrade',
  ),
  subjects: academicResult.subjects.map((one) =>
    fieldsOf(one, 'subjectName', 'fullMarks', 'marks', 'letterGrade', 'gradePoint'),
  ),
  dateTaken: time,
}));

/** The page of all exams, and the report card. */
export function reportCardCalls(call: DescribeCall<Api>): void {
  call(listExams, 'the exams of one’s courses', {
    given: 'the student has taken the exams of a course',
    as: student,
    query: { page: 1, pageSize: 6 },
    uses: {
      items: [
        {
          ...fieldsOf(
            samples.courseExam,
            '_id',
            'title',
            'timeLimit',
            'totalMarks',
            'courseId',
            'courseName',
            'parentTitle',
          ),
          type: exactly(samples.courseExam.type),
          state: exactly('submitted'),
          parentType: exactly('lesson'),
          startingDate: time,
          lastResult: { score: 0, totalMarks: 3 },
          lastResultId: 'result1',
        },
      ],
      total: 1,
      pageSize: 6,
    },
  });
  call(listResults, 'the latest results', {
    given: 'the student has a result',
    as: student,
    query: { studentId: provided('studentId'), pageSize: 20 },
    uses: {
      items: [
        {
          ...fieldsOf(samples.resultSummary, '_id', 'title', 'score', 'totalMarks'),
          examKind: exactly(samples.resultSummary.examKind),
          dateTaken: time,
        },
      ],
    },
  });
  call(readReportCard, 'the report card', {
    given: 'the student has a report card',
    as: student,
    params: { studentId: provided('studentId') },
    uses: {
      ...fieldsOf(samples.reportCard, 'studentId', 'examCount', 'totals'),
      academicResults,
      issuedAt: time,
    },
  });
}
