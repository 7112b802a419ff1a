import type { Edited } from '@pathshala/contract-kit/edited';

const hour = 60 * 60 * 1000;

/** The time during which messages have the signatures of both secrets. */
const overlapMs = 24 * hour;
/** A webhook that has taken nothing for so long is turned off. */
export const failingLimitMs = 72 * hour;

interface WebhookSecret {
  readonly sealed: string;
  /** Epoch ms until which it signs; null: the current secret. */
  readonly until: number | null;
}

/** A server of somebody else that is notified of events of the school. */
export interface Webhook {
  readonly _id: string;
  readonly schemaVersion: 1;
  /** 1 to `maxWebhooks`, each once: there are never more. */
  readonly slot: number;
  readonly name: string;
  readonly url: string;
  /** The types of messages that it wants. */
  readonly kinds: readonly string[];
  readonly isOn: boolean;
  readonly offReason: 'failures' | 'gone' | null;
  /** Epoch ms of the first failed call since the last success. */
  readonly failingSince: number | null;
  readonly secrets: readonly WebhookSecret[];
  /** Epoch ms. */
  readonly createdAt: number;
  /** The latest edit by an administrator. */
  readonly edited: Edited;
  readonly editorId: string | null;
}

export type WebhookFields = Pick<Webhook, 'name' | 'url' | 'kinds'>;

/** The secrets that sign now, the current one first. */
export function signingSecrets({ secrets }: Pick<Webhook, 'secrets'>, now: number): readonly string[] {
  return secrets.filter(({ until }) => until === null || until > now).map(({ sealed }) => sealed);
}

/** Epoch ms until which the previous secret signs; null: there is one secret. */
export function previousSecretUntil({ secrets }: Pick<Webhook, 'secrets'>, now: number): number | null {
  return secrets.find(({ until }) => until !== null && until > now)?.until ?? null;
}

/** A new secret before the current one; there are never more than two. */
export function renewedSecrets(
  { secrets }: Pick<Webhook, 'secrets'>,
  sealed: string,
  now: number,
): Webhook['secrets'] {
  const previous = secrets.filter(({ until }) => until === null).slice(0, 1);
  return [{ sealed, until: null }, ...previous.map((secret) => ({ ...secret, until: now + overlapMs }))];
}

/** Turned on again, a webhook starts without its failures. */
export function switched(
  stored: Pick<Webhook, 'isOn' | 'offReason' | 'failingSince'>,
  isOn: boolean,
): Pick<Webhook, 'isOn' | 'offReason' | 'failingSince'> {
  const { offReason, failingSince } = stored;
  if (isOn === stored.isOn) return { isOn, offReason, failingSince };
  return { isOn, offReason: null, failingSince: null };
}

/** A message counts for a webhook that was there when it happened. */
export function wasThere({ createdAt }: Pick<Webhook, 'createdAt'>, at: number): boolean {
  return at >= createdAt;
}
