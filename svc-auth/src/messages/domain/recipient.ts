import type { Draft } from './school-message.ts';

/** The state of a message on one channel, by the names of the contract. */
export type DeliveryState =
  | 'unused'
  | 'waiting'
  | 'queued'
  | 'sending'
  | 'sent'
  | 'delivered'
  | 'failed'
  | 'none'
  | 'off'
  | 'limit'
  | 'unknown'
  | 'gone';

export type Channel = 'bell' | 'mail' | 'sms';

export type Deliveries = Readonly<Record<Channel, DeliveryState>>;

/** A student to whom a message goes, with what became of it on each channel. Times in epoch ms. */
export interface Recipient extends Deliveries {
  readonly _id: string;
  /** Empty for the announcement of an absence, which belongs to no message. */
  readonly messageId: string;
  readonly studentId: string;
  /** Empty after the account was deleted. */
  readonly name: string;
  readonly username: string;
  readonly nameKey: string;
  /** A channel waits. */
  readonly isOpen: boolean;
  /** A channel of the message did not reach the student. */
  readonly isMissed: boolean;
  /** The key of the mail, another one for each round. */
  readonly mailKey: string;
  readonly mailReason: string;
  /** The gateway's word for an SMS that it could not deliver; missing in older documents. */
  readonly smsReason?: string;
  /** When the state of the mail in the queue is read next; 0: it is final. */
  readonly mailCheckAt: number;
  readonly createdAt: number;
  /** The title of a notice of absence, and whether it went to the guardian. */
  readonly absence?: {
    readonly title: Readonly<Record<'bn' | 'en', string>>;
    readonly toGuardian: boolean;
  };
}

const missedStates: readonly DeliveryState[] = ['failed', 'none', 'off', 'limit', 'unknown', 'gone'];

/** These states can be tried again, also a missing address or number, which may have been added since. */
export const repeatableStates: readonly DeliveryState[] = ['failed', 'none', 'limit', 'unknown'];

export const channels: readonly Channel[] = ['bell', 'mail', 'sms'];

export function isMissed(deliveries: Deliveries): boolean {
  return channels.some((channel) => missedStates.includes(deliveries[channel]));
}

/** The channels of a new recipient. */
export function firstDeliveries({ channels: used }: Pick<Draft, 'channels'>): Deliveries {
  return {
    bell: 'waiting',
    mail: used.mail ? 'waiting' : 'unused',
    sms: used.sms ? 'waiting' : 'unused',
  };
}

/** The channels that wait of a recipient whose account is gone. */
export function goneDeliveries({ bell, mail, sms }: Deliveries): Deliveries {
  const gone = (state: DeliveryState): DeliveryState => (state === 'waiting' ? 'gone' : state);
  return { bell: gone(bell), mail: gone(mail), sms: sms === 'sending' ? 'unknown' : gone(sms) };
}
