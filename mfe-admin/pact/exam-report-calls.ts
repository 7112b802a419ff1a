import { admin, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import { readBatchResults } from '@pathshala/svc-exams-contract/batch-results';
import { listReportedExams, readExamActivity, readExamReport } from '@pathshala/svc-exams-contract/reports';
import type { Api } from '@pathshala/web-kit/api';

const range = { from: '2026-01-01', to: '2026-12-31' };
const asOf = '2026-01-15T10:00:00.000Z';
const sat = { given: 'exams with and without a pass mark were sat', as: admin } as const;
const exam = { title: 'Motion', examKind: exactly('chapter'), totalMarks: 16, sittings: 1 } as const;

/** Reports of results: distributions and activity. */
export function examReportCalls(call: DescribeCall<Api>): void {
  const ranked = { title: 'Motion', totalMarks: 4, startingDate: asOf };
  call(readBatchResults, 'the members of a batch by their marks', {
    given: 'a member of a batch has taken an exam',
    as: admin,
    params: { batchId: provided('batchId') },
    query: { page: 1, exams: provided('examId') },
    uses: {
      exams: [{ ...ranked, examId: 'exam1' }],
      items: [{ _id: 'student1', studentId: 'student1', rank: 1, sum: 0, taken: 1, scores: [0] }],
      total: 1,
      page: 1,
      pageSize: 10,
    },
  });
  call(listReportedExams, 'the exams that have results in the range', {
    ...sat,
    query: { ...range, kind: 'chapter', sort: '-sittings', page: 1, pageSize: 10, q: 'kind' },
    uses: {
      asOf,
      sittings: 1,
      total: 1,
      items: [{ ...exam, examId: 'chapter1', meanScore: 4 }],
    },
  });
  call(readExamReport, 'the distribution of an exam with a pass mark', {
    ...sat,
    params: { examId: provided('examId') },
    query: { ...range, bands: '20' },
    uses: {
      ...exam,
      asOf,
      scores: { mean: 4, median: 4, highest: 4, lowest: 4 },
      bands: [{ from: 0, to: 1, count: 0 }],
      passing: { passMark: 4, passed: 1 },
    },
  });
  call(readExamActivity, 'when exams were sat', {
    ...sat,
    query: range,
    uses: {
      asOf,
      days: [{ day: '2026-01-15', kinds: [{ examKind: 'chapter', count: 1 }] }],
      hours: [{ weekday: 4, hour: 16, kinds: [{ examKind: 'chapter', count: 1 }] }],
    },
  });
}
