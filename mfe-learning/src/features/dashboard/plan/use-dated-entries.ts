import type { listAssignments } from '@pathshala/svc-catalog-contract/assignment-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { texts as assignmentTexts } from '../../../assignments/texts.ts';
import { useDueWords } from '../../../assignments/use-due-words.ts';
import { useNow } from '../../../continue/use-now.ts';
import { useTimeWords } from '../time-until.ts';
import type { TimedExam } from '../../../exams/timed-exam.ts';
import { loading, none, type PlanEntry, type PlanSource, ready, sourceOf } from './plan-source.ts';
import { texts } from './texts.ts';
import type { ExamsAhead } from '../../../exams/use-exams-ahead.ts';

/** The soonest exam, also where one of the lists could not be read; the exam of today that is handed in, where it was the last. */
export function useNextExam({ ahead, satToday, isLoading, hasFailed, tryAgain }: ExamsAhead): PlanSource {
  const entryOf = useExamEntry();
  const exam = ahead[0] ?? satToday;
  if (exam !== undefined) return ready(entryOf(exam));
  if (isLoading) return loading;
  return hasFailed ? { state: 'failed', tryAgain } : none;
}

function useExamEntry(): (exam: TimedExam) => PlanEntry {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const words = useExamTime();
  return (exam) => {
    const title = format.digits(inLanguage(exam.title));
    if (exam.isSubmitted) {
      return { title, why: translate(texts.examDone), isDone: true, begin: { to: exam.to } };
    }
    return {
      title: translate(exam.isOpen ? texts.giveExam : texts.prepareExam, { title }),
      why: words(exam),
      isDone: false,
      begin: { to: exam.to },
    };
  };
}

/** When an exam opens, or how long it is open. */
export function useExamTime(): (exam: TimedExam) => string {
  const translate = useText();
  const format = useFormat();
  const timeWords = useTimeWords();
  const now = useNow(30_000);
  return ({ isOpen, opensAt, closesAt }) => {
    const end = isOpen ? closesAt : opensAt;
    if (end === null) return translate(texts.examOpen);
    const left = Date.parse(end) - now;
    const time = format.dateTime(end);
    const when = translate(isOpen ? texts.examUntil : texts.examFrom, { time });
    return left <= 0 ? when : `${timeWords(left, isOpen ? 'left' : 'until')} · ${when}`;
  };
}

/** Returns the assignment that is due next. */
export function useDueAssignment(hasCourses: boolean): PlanSource {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const now = useNow(60_000);
  const dueWords = useDueWords();
  const query = useApiQuery<typeof listAssignments>(
    '/assignments',
    { query: { show: 'due', sort: 'due', pageSize: 1 } },
    { enabled: hasCourses },
  );
  if (!hasCourses) return none;
  return sourceOf(query, ({ items: [assignment] }): PlanEntry | null => {
    if (assignment === undefined) return null;
    const { _id, title, dueDate } = assignment;
    const words = dueWords(Date.parse(dueDate), now);
    return {
      title: translate(texts.handIn, { title: format.digits(inLanguage(title)) }),
      why: translate(assignmentTexts.dueAt, { time: format.dateTime(dueDate), words }),
      isDone: false,
      begin: { to: `/assignments/view/${_id}` },
    };
  });
}
