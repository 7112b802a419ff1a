/** Scores have two decimals at most, so in hundredths they are whole numbers and every sum is exact. */
export interface ScoreCount {
  readonly hundredths: number;
  readonly count: number;
}

export interface ScoreSummary {
  readonly sittings: number;
  readonly mean: number;
  readonly median: number;
  readonly highest: number;
  readonly lowest: number;
}

/** Scores from `from` up to, and without, `to`; the last band includes `to`. */
export interface ScoreBand {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export function hundredthsOf(score: number): number {
  return Math.round(score * 100);
}

/** null without a sitting. */
export function summaryOf(counts: readonly ScoreCount[]): ScoreSummary | null {
  const sorted = counts.toSorted((one, other) => one.hundredths - other.hundredths);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const sittings = sorted.reduce((sum, { count }) => sum + count, 0);
  const total = sorted.reduce((sum, { hundredths, count }) => sum + hundredths * count, 0);
  const middle = nthOf(sorted, Math.floor((sittings - 1) / 2)) + nthOf(sorted, Math.floor(sittings / 2));
  return {
    sittings,
    mean: total / sittings / 100,
    median: middle / 200,
    highest: highest.hundredths / 100,
    lowest: lowest.hundredths / 100,
  };
}

/** The score of the sitting at this position, from 0. */
function nthOf(sorted: readonly ScoreCount[], place: number): number {
  let before = 0;
  for (const { hundredths, count } of sorted) {
    before += count;
    if (place < before) return hundredths;
  }
  throw new RangeError(`there is no sitting ${place}`);
}

/** Bands of one width from 0 to the total marks, or the highest score; scores below 0 are in bands below it. */
export function bandsOf(
  counts: readonly ScoreCount[],
  totalMarks: number,
  bands: number,
): readonly ScoreBand[] {
  const scores = counts.map(({ hundredths }) => hundredths);
  const top = Math.max(hundredthsOf(totalMarks), 1, ...scores);
  const least = Math.min(0, ...scores);
  const below = Math.ceil((-least * bands) / top);
  const totals = Array.from({ length: below + bands }, () => 0);
  for (const { hundredths, count } of counts) {
    // Whole numbers are multiplied before they are divided, so that no rounding error moves a score to another band.
    const band = Math.min(totals.length - 1, Math.floor((hundredths * bands) / top) + below);
    totals[band] = (totals[band] ?? 0) + count;
  }
  const edgeOf = (band: number) => ((band - below) * top) / bands / 100;
  return totals.map((count, band) => ({ from: edgeOf(band), to: edgeOf(band + 1), count }));
}

/** The number of sittings that reached the mark. */
export function passedOf(counts: readonly ScoreCount[], passMark: number): number {
  const least = hundredthsOf(passMark);
  return counts.reduce((sum, { hundredths, count }) => (hundredths >= least ? sum + count : sum), 0);
}
