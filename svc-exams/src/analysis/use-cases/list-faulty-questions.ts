import { permissions } from '@pathshala/rules/permissions';
import { waitingItemOf } from '@pathshala/back-office/waiting-item';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Papers } from '../../papers/index.ts';
import type { ExamFindings } from '../domain/exam-findings.ts';
import type { FindingsOfExams } from '../ports.ts';

const text = {
  en: '{title}: {n} questions look wrong by the answers, check their key',
  one: '{title}: 1 question looks wrong by the answers, check its key',
  bn: '{title}: উত্তর দেখে {n}টি প্রশ্নে ভুল আছে মনে হচ্ছে, সঠিক উত্তর যাচাই করুন',
};

/** The maximum number of exams in the list. */
const examsListed = 50;

/** Lists ended exams with questions in doubt that nobody has reviewed. */
export function listFaultyQuestions({
  papers,
  findings,
}: {
  readonly papers: Pick<Papers, 'heads'>;
  readonly findings: Pick<FindingsOfExams, 'open'>;
}): ListWaitingWork {
  return async () => {
    const open = await findings.open(examsListed);
    const heads = await papers.heads(open.map(({ _id }) => _id));
    return open.filter(({ _id }) => heads.get(_id)?.isWithdrawn === false).map(itemOf);
  };
}

function itemOf({ _id, title, madeAt, questions }: ExamFindings) {
  return waitingItemOf({
    kind: 'faulty-questions',
    permission: [permissions.questions, permissions.marking],
    count: questions.filter(({ review }) => review === null).length,
    oldestAt: madeAt ?? new Date(0).toISOString(),
    path: `/boss/exam-analysis/${_id}`,
    text,
    title,
  });
}
