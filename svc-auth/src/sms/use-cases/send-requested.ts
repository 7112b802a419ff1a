import type { SmsSender } from '../ports.ts';

interface SendRequestedDependencies {
  readonly send: SmsSender['send'];
  readonly now: () => number;
}

interface RequestedSms {
  /** The id of the event: one event sends one message. */
  readonly id: string;
  readonly registrationId: string;
  readonly to: string;
  readonly purpose: string;
  readonly texts: readonly string[];
  readonly until: string;
}

/** Sends what another service requests for a person who has no account, unless it is too late for that. */
export function sendRequested({ send, now }: SendRequestedDependencies) {
  return async ({ id, registrationId, to, purpose, texts, until }: RequestedSms): Promise<void> => {
    const [first, ...rest] = texts;
    if (first === undefined || now() >= Date.parse(until)) return;
    const kind = purpose === 'code' ? 'campaign-code' : 'campaign';
    await send({ kind, about: registrationId, id, to, language: 'bn', textsIn: () => [first, ...rest] });
  };
}
