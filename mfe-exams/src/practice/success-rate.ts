interface Tally {
  readonly correct: number | null;
  readonly wrong: number | null;
  readonly blank: number | null;
}

/** Right answers of all questions, in percent (EXM-11); null while the score is hidden. */
export function successRate({ correct, wrong, blank }: Tally): number | null {
  if (correct === null || wrong === null || blank === null) return null;
  const total = correct + wrong + blank;
  return total === 0 ? 0 : (correct / total) * 100;
}
