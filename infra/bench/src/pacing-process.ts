import { paceRequests, type Pace, type Paced } from './pace.ts';

/** The message from `pacer.ts` to this process. */
export interface PaceOrder extends Pace {
  readonly port: number;
  readonly requests: readonly string[];
}

/** The answer of this process. */
export type PaceOutcome = { readonly paced: Paced } | { readonly failure: string };

process.on('message', (order: PaceOrder) => {
  const { port, requests, ...options } = order;
  const answer = (outcome: PaceOutcome) => process.send?.(outcome);
  paceRequests(port, requests, options).then(
    (paced) => answer({ paced }),
    (error: unknown) => answer({ failure: String(error) }),
  );
});
