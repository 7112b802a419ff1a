import { timingSafeEqual } from 'node:crypto';

/** Constant-time comparison of two texts; their lengths may show. */
export function equalInConstantTime(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
