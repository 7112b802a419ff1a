import { PsychometricError } from './psychometric-error.ts';
import { sumOver } from './sums.ts';

type Point = readonly number[];

interface Corner {
  readonly point: Point;
  readonly value: number;
}

/** A point on the line from `from` through `to`: 0 is `from`, 1 is `to`. */
const along = (from: Point, to: Point, share: number): Point =>
  from.map((value, axis) => value + share * (to[axis]! - value));

function centreOf(corners: readonly Corner[]): Point {
  return corners[0]!.point.map(
    (_, axis) => sumOver(corners.length, (index) => corners[index]!.point[axis]!) / corners.length,
  );
}

/** The corners after one step of Nelder and Mead (1965): reflection, expansion, contraction or shrinking. */
function nextCorners(corners: readonly Corner[], cornerAt: (point: Point) => Corner): readonly Corner[] {
  const best = corners[0]!;
  const worst = corners.at(-1)!;
  const others = corners.slice(0, -1);
  const centre = centreOf(others);
  const reflected = cornerAt(along(worst.point, centre, 2));
  if (reflected.value < best.value) {
    const expanded = cornerAt(along(worst.point, centre, 3));
    return [...others, expanded.value < reflected.value ? expanded : reflected];
  }
  if (reflected.value < others.at(-1)!.value) return [...others, reflected];
  const nearer = reflected.value < worst.value ? reflected : worst;
  const contracted = cornerAt(along(nearer.point, centre, 0.5));
  if (contracted.value < nearer.value) return [...others, contracted];
  return [best, ...corners.slice(1).map(({ point }) => cornerAt(along(best.point, point, 0.5)))];
}

/**
 * The point of the least value near `start`, for smooth functions of few variables, within about 1e-8 on each axis.
 * Throws `not-converged` after 2,000 steps.
 */
export function minimise(valueAt: (point: Point) => number, start: Point): Point {
  const cornerAt = (point: Point): Corner => ({ point, value: valueAt(point) });
  const shifted = start.map((_, moved) => start.map((value, axis) => (axis === moved ? value + 0.1 : value)));
  let corners: readonly Corner[] = [start, ...shifted].map(cornerAt);
  for (let step = 0; step < 2000; step += 1) {
    corners = [...corners].sort((left, right) => left.value - right.value);
    const best = corners[0]!.point;
    const spread = Math.max(
      ...corners.flatMap(({ point }) => point.map((value, axis) => Math.abs(value - best[axis]!))),
    );
    if (spread < 1e-9) return best;
    corners = nextCorners(corners, cornerAt);
  }
  throw new PsychometricError('not-converged');
}
