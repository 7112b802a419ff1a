import { type DescribeCall, exactly, student } from '@pathshala/pact/calls';
import { listExams } from '@pathshala/svc-exams-contract/exam-routes';
import {
  createPractice,
  createPracticeFromMistakes,
  readMistakesSummary,
  readWeakestChapter,
} from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';

const time = '2026-01-15T10:00:00.000Z';
const practised = 'the student practises the wrong answers of a result';

/** Today's plan on the dashboard. */
export function planCalls(call: DescribeCall<Api>): void {
  call(readMistakesSummary, 'the reviews of today’s plan', {
    given: practised,
    as: student,
    uses: { due: 1, nextDueAt: time },
  });
  call(createPracticeFromMistakes, 'the reviews of the plan are begun', {
    given: practised,
    as: student,
    body: { count: 20 },
    uses: { examId: 'test1' },
  });
  call(readWeakestChapter, 'the weakest chapter of the plan', {
    given: 'the student has three mistakes in a chapter',
    as: student,
    uses: { weakest: { subject: 'Physics', chapter: 'Motion', mistakes: 3, questions: 3 } },
  });
  call(createPractice, 'the practice of the weakest subject is begun', {
    given: practised,
    as: student,
    body: { subjects: ['Physics'], chapters: [], count: 10 },
    uses: { examId: 'test1' },
  });
  call(listExams, 'the exams of courses that come next', {
    given: 'the student has taken the exams of a course',
    as: student,
    query: { sort: '-start', pageSize: 20 },
    uses: {
      items: [
        { _id: 'exam1', title: 'Motion', startingDate: time, state: exactly('submitted'), attempts: 1 },
      ],
    },
  });
}
