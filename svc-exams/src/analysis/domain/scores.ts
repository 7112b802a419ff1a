/** One counted attempt with its score. */
export interface Scored {
  readonly id: string;
  readonly score: number;
}

export interface ScoreSummary {
  readonly count: number;
  readonly mean: number;
  readonly median: number;
  /** The standard deviation of the population: divided by the count. */
  readonly standardDeviation: number;
  readonly highest: number;
  readonly lowest: number;
}

/** One bar of a distribution: scores from `from` up to, and without, `to`; the last bar includes `to`. */
export interface ScoreBand {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** null without a score. */
export function summaryOf(scores: readonly number[]): ScoreSummary | null {
  const sorted = scores.toSorted((one, other) => one - other);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const mean = sum(sorted) / sorted.length;
  const variance = sum(sorted.map((score) => (score - mean) ** 2)) / sorted.length;
  return {
    count: sorted.length,
    mean,
    median: medianOf(sorted),
    standardDeviation: Math.sqrt(variance),
    highest,
    lowest,
  };
}

/** Bars of one width from the lowest score, or 0, to the total marks, or the highest score. */
export function distributionOf(
  scores: readonly number[],
  totalMarks: number,
  bars = 10,
): readonly ScoreBand[] {
  if (scores.length === 0) return [];
  const top = scores.reduce((highest, score) => Math.max(highest, score), totalMarks);
  const least = scores.reduce((low, score) => Math.min(low, score), 0);
  const width = (top - Math.min(0, least)) / bars || 1;
  // Whole widths below 0, so that a bar begins at 0.
  const below = Math.ceil(-least / width);
  const counts = Array.from({ length: below + bars }, () => 0);
  for (const score of scores) {
    const bar = Math.min(counts.length - 1, Math.floor(score / width) + below);
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return counts.map((count, bar) => ({
    from: (bar - below) * width,
    to: (bar - below + 1) * width,
    count,
  }));
}

export interface Groups {
  readonly upper: ReadonlySet<string>;
  readonly lower: ReadonlySet<string>;
}

/** Kelley (1939): the upper and the lower 27 % discriminate best where scores are distributed normally. */
const kelleyShare = 0.27;

/** The attempts with the highest and with the lowest scores; ties are separated by id, so that the groups are equally large. */
export function groupsOf(attempts: readonly Scored[], share = kelleyShare): Groups {
  const sorted = attempts.toSorted(
    (one, other) => other.score - one.score || (one.id < other.id ? -1 : Number(one.id > other.id)),
  );
  const size = Math.min(Math.max(1, Math.round(sorted.length * share)), Math.floor(sorted.length / 2));
  const ids = (part: readonly Scored[]) => new Set(part.map(({ id }) => id));
  return { upper: ids(sorted.slice(0, size)), lower: ids(size === 0 ? [] : sorted.slice(-size)) };
}

function medianOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
