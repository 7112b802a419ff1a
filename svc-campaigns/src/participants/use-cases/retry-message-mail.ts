import type { RetryOutcome } from '@pathshala/contract-kit/operations';
import type { Messages } from '../ports.ts';

interface RetryMessageMailDependencies {
  readonly messages: Pick<Messages, 'makeDue'>;
  readonly now: () => number;
}

/** Makes a failed mail of a message due at once. */
export function retryMessageMail({ messages, now }: RetryMessageMailDependencies) {
  return async (mail: { readonly _id: string; readonly nextTryAt: number | null }): Promise<RetryOutcome> => {
    const { _id: id, nextTryAt } = mail;
    return (await messages.makeDue({ id, nextTryAt, now: now() })) ? 'queued' : 'gone';
  };
}
