interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

export interface ChartShape {
  readonly points: readonly ChartPoint[];
  /** Gridlines: percentage and y coordinate. */
  readonly lines: readonly { readonly percent: number; readonly y: number }[];
}

export const chartSize = { width: 640, height: 220, left: 84, right: 20, top: 16, bottom: 20 } as const;

/** Maps percentages, oldest first, to coordinates. 100 is the top; negative values extend the bottom in steps of 50. */
export function chartShape(percents: readonly number[]): ChartShape {
  const { width, height, left, right, top, bottom } = chartSize;
  const lowest = Math.min(0, Math.floor(Math.min(...percents) / 50) * 50);
  const highest = Math.max(100, ...percents);
  const yOf = (percent: number): number =>
    top + ((highest - percent) / (highest - lowest)) * (height - top - bottom);
  const step = percents.length > 1 ? (width - left - right) / (percents.length - 1) : 0;
  const points = percents.map((percent, index) => ({ x: left + index * step, y: yOf(percent) }));
  const lines: { percent: number; y: number }[] = [];
  for (let percent = lowest; percent <= 100; percent += 50) lines.push({ percent, y: yOf(percent) });
  return { points, lines };
}
