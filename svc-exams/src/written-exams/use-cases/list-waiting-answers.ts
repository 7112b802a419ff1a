import { permissions } from '@pathshala/rules/permissions';
import { waitingItemOf } from '@pathshala/back-office/waiting-item';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { WrittenResults } from '../ports.ts';

interface ListWaitingAnswersDependencies {
  readonly writtenResults: Pick<WrittenResults, 'waitingExams'>;
}

const text = {
  en: '{title}: {n} written answers to mark',
  one: '{title}: 1 written answer to mark',
  bn: '{title}: {n}টি লিখিত উত্তরে নম্বর দেওয়া বাকি',
};

const examsShown = 10;

/** Lists written exams with unmarked answers. */
export function listWaitingAnswers({ writtenResults }: ListWaitingAnswersDependencies): ListWaitingWork {
  return async () =>
    (await writtenResults.waitingExams()).slice(0, examsShown).map(({ examId, title, unmarked, since }) =>
      waitingItemOf({
        kind: 'written-to-mark',
        permission: permissions.marking,
        count: unmarked,
        oldestAt: since,
        path: `/boss/exam-marking?exam=${encodeURIComponent(examId)}`,
        text,
        title,
      }),
    );
}
