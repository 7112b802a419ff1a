import { isPending, type EmailChange } from '../domain/email-change.ts';
import type { EmailChanges } from '../ports.ts';

interface ReadPendingDependencies {
  readonly emailChanges: Pick<EmailChanges, 'find'>;
  readonly now: () => number;
}

/** The change of the address that waits for its code; null when there is none or its code has expired. */
export function readPending({ emailChanges, now }: ReadPendingDependencies) {
  return async (userId: string): Promise<EmailChange | null> => {
    const change = await emailChanges.find(userId);
    return isPending(change, now()) ? change : null;
  };
}
