import type { RetryOutcome } from '@pathshala/contract-kit/operations';
import { registrationMailKinds, releaseMailKinds } from '../domain/due-mail.ts';
import { mayMailAgain } from '../domain/mail-again.ts';
import type { FailedRegistrationMail, RegistrationMailRetries, Registrations } from '../ports.ts';

interface RetryRegistrationMailDependencies {
  readonly registrations: Pick<Registrations, 'find'>;
  readonly retries: RegistrationMailRetries;
  readonly now: () => number;
}

const kinds = [...registrationMailKinds, ...releaseMailKinds];

/** Makes a failed mail due at once, unless its content is not true any more. */
export function retryRegistrationMail({ registrations, retries, now }: RetryRegistrationMailDependencies) {
  return async ({ ref, template, nextTryAt }: FailedRegistrationMail): Promise<RetryOutcome> => {
    const kind = kinds.find((known) => known === template);
    const registration = await registrations.find(ref);
    if (kind === undefined || registration === null) return 'gone';
    if (!mayMailAgain(kind, registration)) return 'outdated';
    return (await retries.makeDue(ref, { kind, nextTryAt, now: now() })) ? 'queued' : 'gone';
  };
}
