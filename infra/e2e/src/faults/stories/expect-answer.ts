import { expect } from 'vitest';
import type { Reply } from '../patient-client.ts';

/**
 * The answer must have one of the statuses. To a request that is repeated because the first had no answer, the product
 * may also say `repeated`: that it was carried out already.
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
