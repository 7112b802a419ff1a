/**
 * The percentile of a rank: the percentage of participants who did as well or worse, the participant included. The best has
 * exactly 100, and participants who share a rank share the percentile. It is truncated, not rounded, after two decimals, so
 * that only the best has 100. Source: the percentile score of the National Testing Agency of India for JEE (Main): 100 ×
 * candidates with a raw score equal to or less than the candidate's ÷ candidates who appeared. Here the order of merit replaces
 * the raw score.
 */
export function percentileOf(rank: number, of: number): number {
  if (of <= 0) return 0;
  return Math.floor(((of - rank + 1) * 10_000) / of) / 100;
}
