import { paceRequests, type Pace, type Paced } from './pace.ts';

/** What `pacer.ts` sends to this process. */
export interface PaceOrder extends Pace {
  readonly port: number;
  readonly requests: readonly string[];
}

/** What this process answers. */
export type PaceOutcome = { readonly paced: Paced } | { readonly failure: string };

process.on('message', (order: PaceOrder) => {
  const { port, requests, ...options } = order;
  const answer = (outcome: PaceOutcome) => process.send?.(outcome);
  paceRequests(port, requests, options).then(
    (paced) => answer({ paced }),
    (error: unknown) => answer({ failure: String(error) }),
  );
});
