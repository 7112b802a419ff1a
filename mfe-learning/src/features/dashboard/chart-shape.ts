interface ChartPoint {
  readonly x: number;
  readonly y: number;
  /** The height of the score without the losses; `y` if there were none. */
  readonly top: number;
}

export interface ChartShape {
  readonly points: readonly ChartPoint[];
  /** Gridlines: percentage and y coordinate. */
  readonly lines: readonly { readonly percent: number; readonly y: number }[];
}

export const chartSize = { width: 640, height: 260, left: 84, right: 20, top: 16, bottom: 20 } as const;

/** Maps percentages, oldest first, to coordinates. 100 is the top; negative values extend the bottom in steps of 50. */
export function chartShape(
  scores: readonly { readonly percent: number; readonly lost: number }[],
): ChartShape {
  const { width, height, left, right, top, bottom } = chartSize;
  const lowest = Math.min(0, Math.floor(Math.min(...scores.map(({ percent }) => percent)) / 50) * 50);
  const highest = Math.max(100, ...scores.map(({ percent, lost }) => percent + lost));
  const yOf = (percent: number): number =>
    top + ((highest - percent) / (highest - lowest)) * (height - top - bottom);
  const step = scores.length > 1 ? (width - left - right) / (scores.length - 1) : 0;
  const points = scores.map(({ percent, lost }, index) => ({
    x: left + index * step,
    y: yOf(percent),
    top: yOf(percent + lost),
  }));
  const lines: { percent: number; y: number }[] = [];
  for (let percent = lowest; percent <= 100; percent += 50) lines.push({ percent, y: yOf(percent) });
  return { points, lines };
}
