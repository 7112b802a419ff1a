import type { WaitingItem } from '@pathshala/contract-kit/waiting-work';
import type { LimitedReach } from '../../exams/index.ts';
import { permissions } from '@pathshala/rules/permissions';
import { waitingItemOf } from '@pathshala/back-office/waiting-item';
import type { ListLimitedWork, ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { WaitingExam, WrittenResults } from '../ports.ts';

interface ListWaitingAnswersDependencies {
  readonly writtenResults: Pick<WrittenResults, 'waitingExams'>;
}

const text = {
  en: '{title}: {n} written answers to mark',
  one: '{title}: 1 written answer to mark',
  bn: '{title}: {n}টি লিখিত উত্তরে নম্বর দেওয়া বাকি',
};

const examsShown = 10;

function itemOf({ examId, title, unmarked, since }: WaitingExam): WaitingItem {
  return waitingItemOf({
    kind: 'written-to-mark',
    permission: permissions.marking,
    count: unmarked,
    oldestAt: since,
    path: `/boss/exam-marking?exam=${encodeURIComponent(examId)}`,
    text,
    title,
  });
}

/** Lists written exams with unmarked answers. */
export function listWaitingAnswers({ writtenResults }: ListWaitingAnswersDependencies): ListWaitingWork {
  return async () => (await writtenResults.waitingExams()).slice(0, examsShown).map(itemOf);
}

interface ListLimitedAnswersDependencies extends ListWaitingAnswersDependencies {
  readonly limitedReach: LimitedReach;
}

/** Lists those with unmarked answers that limited rights reach. */
export function listLimitedAnswers(deps: ListLimitedAnswersDependencies): ListLimitedWork {
  return async (limitedTo) => {
    const within = await deps.limitedReach.attempts(limitedTo);
    return (await deps.writtenResults.waitingExams(within)).slice(0, examsShown).map(itemOf);
  };
}
