import { dhakaDayOf } from '@pathshala/rules/dhaka-time';

/** When a student was active, and which papers are finished. Counting is idempotent and independent of the order of events. */
export interface Activity {
  /** Days in Asia/Dhaka with a submitted exam, `YYYY-MM-DD`: the latest 14, the latest first. */
  readonly days: readonly string[];
  /** The ids of different exams, in their order, 500 at most. */
  readonly papers: readonly string[];
}

const maxDays = 14;
const maxPapers = 500;

export const noActivity: Activity = { days: [], papers: [] };

/** The same object when day and paper were counted before. */
export function countSubmission(
  activity: Activity,
  { submittedAt, examId }: { readonly submittedAt: string; readonly examId: string },
): Activity {
  const days = withEntry(activity.days, dhakaDayOf(Date.parse(submittedAt)), (all) =>
    all.toSorted().toReversed().slice(0, maxDays),
  );
  const papers = withEntry(activity.papers, examId, (all) => all.toSorted().slice(0, maxPapers));
  return days === activity.days && papers === activity.papers ? activity : { days, papers };
}

/** The same list when the entry is in it, or does not find a place in it. */
function withEntry(
  list: readonly string[],
  entry: string,
  inOrder: (all: readonly string[]) => readonly string[],
): readonly string[] {
  if (list.includes(entry)) return list;
  const next = inOrder([...list, entry]);
  return next.includes(entry) ? next : list;
}
