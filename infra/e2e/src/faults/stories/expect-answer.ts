import { expect } from 'vitest';
import type { Reply } from '../retrying-client.ts';

/**
 * The answer must have one of the statuses. A request that is repeated because the first attempt had no response may
 * also be answered with `repeated`: it was executed before.
 */
export function expectAnswer<Body>(
  reply: Reply<Body>,
  statuses: readonly number[],
  repeated: readonly number[] = [],
): void {
  const allowed = reply.isRepeated ? [...statuses, ...repeated] : statuses;
  const unexpected = allowed.includes(reply.status) ? null : reply;
  expect(unexpected).toBeNull();
}
