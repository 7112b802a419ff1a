import { type DescribeCall, exactly, provided, student } from '@pathshala/pact/calls';
import { listExams, listResults, readReportCard } from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';

const time = '2026-01-15T10:00:00.000Z';

const academicResult = {
  _id: 'a1',
  title: 'Test examination',
  term: '',
  session: '',
  subjects: [{ subjectName: 'Physics', fullMarks: 100, marks: 81, letterGrade: 'A+', gradePoint: 5 }],
  remarks: '',
  dateTaken: time,
  fullMarks: 100,
  marks: 81,
  gpa: 5,
  letterGrade: 'A+',
} as const;

/** The page of all exams, and the report card. */
export function reportCardCalls(call: DescribeCall<Api>): void {
  call(listExams, 'the exams of one’s courses', {
    given: 'the student has taken the exams of a course',
    as: student,
    query: { page: 1, pageSize: 6 },
    uses: {
      items: [
        {
          _id: 'exam1',
          title: 'Motion',
          type: exactly('MCQ'),
          state: exactly('submitted'),
          timeLimit: 20,
          totalMarks: 3,
          courseId: 'course1',
          courseName: 'Physics',
          parentType: exactly('lesson'),
          parentTitle: 'Speed',
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
          _id: 'result1',
          examKind: exactly('past-year'),
          title: 'Dhaka University A unit 2023',
          dateTaken: time,
          score: 1,
          totalMarks: 100,
        },
      ],
    },
  });
  call(readReportCard, 'the report card', {
    given: 'the student has a report card',
    as: student,
    params: { studentId: provided('studentId') },
    uses: {
      studentId: 'student1',
      examCount: 0,
      totals: { correct: 0, wrong: 0, blank: 0, marksLost: 0 },
      academicResults: [academicResult],
      issuedAt: time,
    },
  });
}
