import { describe, expect, it } from 'vitest';
import { errorOf } from '../test/error-code.ts';
import { minimise } from './minimise.ts';
import { solveLinear } from './solve-linear.ts';

describe('the minimiser', () => {
  it('follows the curved valley of Rosenbrock’s function', () => {
    const [x = 0, y = 0] = minimise(([a = 0, b = 0]) => (1 - a) ** 2 + 100 * (b - a * a) ** 2, [-1.2, 1]);
    expect(x).toBeCloseTo(1, 6);
    expect(y).toBeCloseTo(1, 6);
  });

  it('gives up where there is no minimum', () => {
    expect(errorOf(() => minimise(([x = 0]) => -x, [0]))?.[0]).toBe('not-converged');
  });
});

describe('a linear system', () => {
  it('is solved, also with a 0 on the diagonal', () => {
    expect(
      solveLinear([
        [0, 2, 4],
        [3, 1, 5],
      ]),
    ).toEqual([1, 2]);
  });

  it('without one solution is refused', () => {
    expect(
      errorOf(() =>
        solveLinear([
          [0, 0, 1],
          [0, 0, 1],
        ]),
      )?.[0],
    ).toBe('not-converged');
  });
});
