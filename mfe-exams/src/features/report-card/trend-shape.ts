export const trendSize = { width: 640, height: 260, left: 84, right: 20, top: 16, bottom: 16 } as const;

interface TrendShape {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly lines: readonly { readonly percent: number; readonly y: number }[];
}

const gridPercents = [0, 50, 100] as const;

/** Percentages from 0 to 100, the oldest first, as coordinates of a small chart. */
export function trendShape(percents: readonly number[]): TrendShape {
  const { width, height, left, right, top, bottom } = trendSize;
  const yOf = (percent: number) => top + ((100 - Math.min(100, percent)) / 100) * (height - top - bottom);
  const step = (width - left - right) / Math.max(1, percents.length - 1);
  return {
    points: percents.map((percent, index) => ({ x: left + index * step, y: yOf(percent) })),
    lines: gridPercents.map((percent) => ({ percent, y: yOf(percent) })),
  };
}
