import type { Sort } from '@pathshala/documents/port';

export function byName(wish: 'name' | '-name'): Sort {
  const direction = wish === 'name' ? 1 : -1;
  return { nameKey: direction, _id: direction };
}
