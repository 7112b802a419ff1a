import type { WebhookKind, WebhookMessage } from '@pathshala/svc-auth-contract/webhook-messages';
import type { Attempt, Delivery, DeliveryChange } from './domain/delivery.ts';
import type { Webhook } from './domain/webhook.ts';

/** The fields that administrators edit; failures are recorded by the deliveries. */
type WebhookChange = Partial<
  Pick<
    Webhook,
    'name' | 'url' | 'kinds' | 'isOn' | 'offReason' | 'failingSince' | 'secrets' | 'edited' | 'editorId'
  >
>;

export interface Webhooks {
  /** By name. */
  list(): Promise<readonly Webhook[]>;
  find(id: string): Promise<Webhook | null>;
  /** The webhooks that are on and want this kind. */
  wanting(kind: WebhookKind): Promise<readonly Webhook[]>;
  /** False: the slot is taken. */
  insert(webhook: Webhook): Promise<boolean>;
  /** Calls `change` again after a concurrent one. Rejects with `not-found`. */
  update(id: string, change: (stored: Webhook) => WebhookChange): Promise<Webhook>;
  /** False: there is none. */
  delete(id: string): Promise<boolean>;
  /** Stores the time of the first failure; an earlier one stays. */
  noteFailure(id: string, at: number): Promise<void>;
  noteSuccess(id: string): Promise<void>;
  turnOff(id: string, reason: NonNullable<Webhook['offReason']>): Promise<void>;
  forgetEditor(userId: string): Promise<void>;
}

interface DeliveryQuery {
  readonly webhookId: string;
  readonly state?: Delivery['state'] | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export interface Deliveries {
  /** A delivery that is stored already stays as it is. */
  insertOnce(delivery: Delivery): Promise<void>;
  find(webhookId: string, id: string): Promise<Delivery | null>;
  list(query: DeliveryQuery): Promise<{ readonly items: readonly Delivery[]; readonly total: number }>;
  waitingOf(webhookId: string): Promise<number>;
  /** Leases the delivery that has been due for longest until `until`; null: none is due. */
  lease(webhookId: string, now: number, until: number): Promise<Delivery | null>;
  /** No effect once the lease has ended and another process has taken the delivery. */
  finish(leased: Delivery, change: DeliveryChange): Promise<void>;
  /** Makes it due now, with all its calls before it. Null: there is none. */
  again(webhookId: string, id: string, now: number): Promise<Delivery | null>;
  deleteOf(webhookId: string): Promise<void>;
  deleteBefore(time: number): Promise<void>;
  /** Deletes all but so many of the latest. */
  deleteBeyond(webhookId: string, count: number): Promise<void>;
}

/** Something that happened, as the message of webhooks. */
export interface Fact {
  /** The same for the same thing: a repeat makes no second message. */
  readonly key: string;
  readonly message: Exclude<WebhookMessage, { readonly type: 'webhook.test' }>;
}

export interface SignedMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Why a message was not taken; empty for an answer with a good status. */
export type SendError =
  | ''
  | 'redirect'
  | 'refused'
  | 'timeout'
  | 'private-address'
  | 'unresolved'
  | 'certificate'
  | 'unreachable';

export interface WebhookSender {
  /** One call. Never rejects. */
  send(message: SignedMessage): Promise<{ readonly status: number | null; readonly error: SendError }>;
  /** Whether the address may be called: by its form, then by what its name leads to now. */
  check(url: string): Promise<'fits' | 'form' | 'private-address' | 'unresolved'>;
}

/** The headers of a message by the specification Standard Webhooks. `secrets` as they are shown to administrators. */
export type SignMessage = (message: {
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
  readonly body: string;
  readonly secrets: readonly string[];
}) => Readonly<Record<string, string>>;

export interface WebhookSecrets {
  /** A new secret, as the administrator of the receiver enters it: `whsec_…`. */
  create(): string;
  /** Encrypts under a key that is not in the store, for one webhook. */
  seal(secret: string, webhookId: string): string;
  open(sealed: string, webhookId: string): string;
}

/** Calls the webhook with a delivery that is leased, and stores what came of it. */
export type DeliverMessage = (webhook: Webhook, leased: Delivery) => Promise<Attempt>;
