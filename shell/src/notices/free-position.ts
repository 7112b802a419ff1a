/** A part of the screen, as `getBoundingClientRect` gives it. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const gap = 8;

/** The first top at or below that of `box` at which it overlaps none of `taken` and ends above `limit`; else its own top. */
export function findFreeTop(box: Box, taken: readonly Box[], limit: number): number {
  const height = box.bottom - box.top;
  const inTheWay = taken.filter(({ left, right }) => left < box.right && right > box.left);
  const tops = [box.top, ...inTheWay.map(({ bottom }) => bottom + gap)]
    .filter((top) => top >= box.top && top + height <= limit)
    .sort((one, other) => one - other);
  const free = tops.find((top) =>
    inTheWay.every((other) => other.bottom <= top || other.top >= top + height),
  );
  return free ?? box.top;
}
