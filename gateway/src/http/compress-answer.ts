import { compressWhole } from './compression.ts';
import type { Exchange } from './exchange.ts';
import { holdHead } from './held-head.ts';

/** Compresses what the gateway itself is about to answer, where it is worth it. */
export function compressAnswer({ response, coding }: Exchange): void {
  holdHead(response, {
    beforeHead: () => undefined,
    replaceBody: (held, body) => compressWhole(held, body, coding),
  });
}
