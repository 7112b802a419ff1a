import { dhakaDayOf, dhakaDayRange } from '@pathshala/rules/dhaka-time';

/** The kinds of activity that count towards the daily goal. */
type FactKind = 'questions' | 'lessons' | 'reviews';

/** One activity of a student, such as an exam with its answered questions. */
export interface Fact {
  /** The same for each delivery of its event; a fact counts once a day. */
  readonly id: string;
  readonly kind: FactKind;
  readonly count: number;
}

export type DayTotals = Readonly<Record<FactKind, number>>;

/** The activity of one day in Asia/Dhaka, `YYYY-MM-DD`. */
interface DayCounts extends DayTotals {
  readonly day: string;
  /** Sorted by id. Missing on older days, whose totals no longer change. */
  readonly facts?: readonly Fact[];
}

/** The active days of a student, and the finished papers. Counting is idempotent and independent of the order of events. */
export interface Activity {
  /** Days in Asia/Dhaka with an activity that counts, `YYYY-MM-DD`: the latest 400, the latest first. */
  readonly days: readonly string[];
  /** The ids of different exams, sorted, 500 at most. */
  readonly papers: readonly string[];
  /** The latest 35 days with facts, the latest first. Missing in records stored before facts were counted. */
  readonly counts?: readonly DayCounts[];
  /** The subjects of the latest day with practice. Missing before the first. */
  readonly practised?: Practised;
}

interface Practised {
  readonly day: string;
  readonly subjects: readonly string[];
}

const maxDays = 400;
const maxPapers = 500;
const maxCountedDays = 35;
/** Events are redelivered within hours; facts that arrive later than this leave the totals as they are. */
const daysWithFacts = 7;
/** Facts of one day: together with those of the other days they stay far below the size of an aggregate. */
const maxFacts = 100;
const maxSubjects = 12;
const dayMs = 86_400_000;

export const noActivity: Activity = { days: [], papers: [] };
export const noTotals: DayTotals = { questions: 0, lessons: 0, reviews: 0 };

/** The same object when the exam was counted before. */
export function countPaper(activity: Activity, examId: string): Activity {
  const papers = withEntry(activity.papers, examId, (all) => all.toSorted().slice(0, maxPapers));
  return papers === activity.papers ? activity : { ...activity, papers };
}

/** The same object when the day was counted before. `at` is ISO 8601. */
export function countDay(activity: Activity, at: string): Activity {
  const days = withEntry(activity.days, dhakaDayOf(Date.parse(at)), (all) =>
    all.toSorted().toReversed().slice(0, maxDays),
  );
  return days === activity.days ? activity : { ...activity, days };
}

/** Counts the activity on its day. Returns the same object when the fact was counted before. `at` is ISO 8601. */
export function countFact(activity: Activity, at: string, fact: Fact): Activity {
  const counted = countDay(activity, at);
  const before = activity.counts ?? [];
  const counts = withFact(before, dhakaDayOf(Date.parse(at)), fact);
  return counts === before ? counted : { ...counted, counts };
}

/** Returns the same object when all subjects were counted on this day, or there was practice on a later one. */
export function countPractised(activity: Activity, at: string, subjects: readonly string[]): Activity {
  const day = dhakaDayOf(Date.parse(at));
  const { practised = { day: '', subjects: [] } } = activity;
  if (subjects.length === 0 || practised.day > day) return activity;
  const before = practised.day === day ? practised.subjects : [];
  if (subjects.every((subject) => before.includes(subject))) return activity;
  const all = [...new Set([...before, ...subjects])].toSorted().slice(0, maxSubjects);
  return { ...activity, practised: { day, subjects: all } };
}

/** Whether the clock was wrong by more than a day: such a fact would displace true ones. `now` in epoch ms. */
export function isAhead(at: string, now: number): boolean {
  return Date.parse(at) > now + dayMs;
}

function withFact(counts: readonly DayCounts[], day: string, fact: Fact): readonly DayCounts[] {
  const latest = counts[0] === undefined || counts[0].day < day ? day : counts[0].day;
  const first = firstDayWithFacts(latest);
  if (day < first || fact.count <= 0) return counts;
  const known = counts.find((one) => one.day === day);
  const facts = withGreater(known?.facts ?? [], fact);
  if (facts === known?.facts) return counts;
  const others = counts.filter((one) => one !== known).map((one) => (one.day < first ? folded(one) : one));
  const next = { day, ...totalsOf(facts), facts };
  return [...others, next].toSorted((a, b) => (a.day < b.day ? 1 : -1)).slice(0, maxCountedDays);
}

function firstDayWithFacts(latest: string): string {
  return dhakaDayOf(Date.parse(dhakaDayRange(latest).from) - (daysWithFacts - 1) * dayMs);
}

function folded({ facts: _facts, ...totals }: DayCounts): DayCounts {
  return totals;
}

/** The greater of two facts with one id counts, so that the order of deliveries does not matter. */
function withGreater(facts: readonly Fact[], fact: Fact): readonly Fact[] {
  const known = facts.find(({ id }) => id === fact.id);
  if (known !== undefined && !isGreater(fact, known)) return facts;
  const others = facts.filter((one) => one !== known);
  const all = [...others, fact].toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, maxFacts);
  return all.includes(fact) ? all : facts;
}

function isGreater(one: Fact, other: Fact): boolean {
  return one.count > other.count || (one.count === other.count && one.kind > other.kind);
}

function totalsOf(facts: readonly Fact[]): DayTotals {
  const sum = (wanted: FactKind) =>
    facts.filter(({ kind }) => kind === wanted).reduce((total, { count }) => total + count, 0);
  return { questions: sum('questions'), lessons: sum('lessons'), reviews: sum('reviews') };
}

/** Returns the same list when the entry is in it, or too early for it. */
function withEntry(
  list: readonly string[],
  entry: string,
  inOrder: (all: readonly string[]) => readonly string[],
): readonly string[] {
  if (list.includes(entry)) return list;
  const next = inOrder([...list, entry]);
  return next.includes(entry) ? next : list;
}
