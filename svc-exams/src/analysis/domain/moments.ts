/** Sums of pairs of numbers, from which mean, variance and correlation are computed in one pass. */
export interface Moments {
  count: number;
  x: number;
  y: number;
  xx: number;
  yy: number;
  xy: number;
}

export function noMoments(): Moments {
  return { count: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };
}

export function addPair(moments: Moments, x: number, y: number): void {
  moments.count += 1;
  moments.x += x;
  moments.y += y;
  moments.xx += x * x;
  moments.yy += y * y;
  moments.xy += x * y;
}

/** Variance of the first numbers, divided by the count; 0 without any. */
export function varianceOf({ count, x, xx }: Moments): number {
  return count === 0 ? 0 : Math.max(0, xx / count - (x / count) ** 2);
}

/** Pearson's correlation, -1 to 1; null where one side has no spread. */
export function correlationOf({ count, x, y, xx, yy, xy }: Moments): number | null {
  const [spreadX, spreadY] = [count * xx - x * x, count * yy - y * y];
  // Sums of squares of equal numbers differ by rounding errors only.
  if (spreadX <= count * xx * 1e-12 || spreadY <= count * yy * 1e-12) return null;
  return (count * xy - x * y) / Math.sqrt(spreadX * spreadY);
}
