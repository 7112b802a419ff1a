import { array, assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartShape as shapeOf, chartSize } from './chart-shape.ts';

const chartShape = (percents: readonly number[], lost = 0) =>
  shapeOf(percents.map((percent) => ({ percent, lost })));

describe('the line of scores', () => {
  it('stands between 0 and 100, with the middle marked', () => {
    const { lines, points } = chartShape([0, 100]);
    expect(lines.map(({ percent }) => percent)).toEqual([0, 50, 100]);
    expect(points[0]?.y).toBe(lines[0]?.y);
    expect(points[1]?.y).toBe(lines[2]?.y);
  });

  it('makes room for marks below nothing', () => {
    expect(chartShape([-20, 10]).lines.map(({ percent }) => percent)).toEqual([-50, 0, 50, 100]);
  });

  it('marks above a score what wrong answers cost', () => {
    const { points, lines } = chartShape([30], 20);
    expect(points[0]?.top).toBe(lines[1]?.y);
    expect(chartShape([30]).points[0]?.top).toBe(chartShape([30]).points[0]?.y);
  });

  it('keeps every point on the paper, from left to right, the better the higher', () => {
    assert(
      property(
        array(double({ min: -100, max: 100, noNaN: true }), { minLength: 2, maxLength: 50 }),
        (percents) => {
          const { points } = chartShape(percents);
          for (const { x, y } of points) {
            expect(x).toBeGreaterThanOrEqual(chartSize.left);
            expect(x).toBeLessThanOrEqual(chartSize.width - chartSize.right + 0.001);
            expect(y).toBeGreaterThanOrEqual(chartSize.top - 0.001);
            expect(y).toBeLessThanOrEqual(chartSize.height - chartSize.bottom + 0.001);
          }
          const places = points.map(({ x }) => x);
          expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
          const best = percents.indexOf(Math.max(...percents));
          expect(points[best]?.y).toBe(Math.min(...points.map(({ y }) => y)));
        },
      ),
    );
  });
});
