import type { Language } from '@pathshala/contract-kit/message';
import type { SmsSize } from '@pathshala/rules/sms';

/** The SMS functions that other capabilities use. */
export interface SmsPorts {
  readonly sms: SmsSender;
}

/** The state of a message by the report of the gateway. `word` is its own name of the state. */
export interface SmsReport {
  readonly ref: string;
  readonly state: 'delivered' | 'failed';
  readonly word: string;
}

/** Stores the report with what the message belongs to. Safe to repeat. */
export type OnSmsReport = (report: SmsReport) => Promise<void>;

export interface OutgoingSms {
  readonly kind:
    | 'code'
    | 'taken'
    | 'mobile-code'
    | 'mobile-changed'
    | 'reset'
    | 'unlock'
    | 'password-changed'
    | 'invitation'
    | 'notice'
    | 'message'
    | 'absence'
    | 'campaign-code'
    | 'campaign';
  /** The id of the account, sign-up or invitation with which its trace is deleted. */
  readonly about: string;
  /** Set where a repeated call must send nothing: the message is sent once under this id. */
  readonly id?: string;
  /** The reference by which its sender learns of a report of the gateway (`onReport`). */
  readonly ref?: string;
  /** `mobileKeyOf`. */
  readonly to: string;
  /** The text is written in it where the site offers it. */
  readonly language: Language;
  /** The longest text first: the first of those that need the fewest parts is sent. */
  readonly textsIn: (language: Language, school: string) => readonly [string, ...string[]];
}

/** `held`: a limit is reached. `failed`: the gateway did not take it. */
export type SmsOutcome = 'sent' | 'failed' | 'held';

export interface SmsSender {
  /** False: no gateway is configured, and no number can be proved. */
  readonly isOn: boolean;
  /**
   * Counts the message and gives it to the gateway; after a few seconds it resolves although the gateway has not answered. Rejects
   * with `invalid` for a text of too many parts, and with `unavailable` when the counters cannot be stored.
   */
  send(message: OutgoingSms): Promise<SmsOutcome>;
  /** Calls the listener with the reports about messages of this kind that have a `ref`. */
  onReport(kind: OutgoingSms['kind'], listener: OnSmsReport): void;
  /** Returns the parts that messages to many may still use today, and the price of one. */
  capacity(): Promise<{ readonly partsLeft: number; readonly costPaisa: number }>;
  /** Deletes the traces of messages about these accounts and sign-ups. */
  deleteAbout(about: readonly string[]): Promise<void>;
}

/** The trace of a message, without its text and with a hidden number. `createdAt` in epoch ms. */
export interface SentSms extends Pick<SmsSize, 'parts' | 'encoding'> {
  readonly _id: string;
  readonly kind: string;
  readonly about: string;
  /** Empty where nobody follows the message. */
  readonly ref?: string;
  readonly to: string;
  readonly state: 'sending' | SmsOutcome | 'delivered';
  readonly reason: string;
  /** The gateway's own id of the message. */
  readonly reference: string;
  readonly createdAt: number;
  /** When the gateway is asked next, epoch ms; null: never. */
  readonly askAt?: number | null;
}

/** The count of a day in Dhaka. */
export interface SmsDay {
  /** `2026-01-31`. */
  readonly _id: string;
  readonly messages: number;
  readonly parts: number;
  readonly failed: number;
  readonly costPaisa: number;
}

type SmsEnd = Pick<SentSms, 'state' | 'reason' | 'reference' | 'askAt'>;

export interface SmsRecords {
  has(id: string): Promise<boolean>;
  /** False: there is one with this id. */
  insert(message: SentSms): Promise<boolean>;
  finish(id: string, end: SmsEnd): Promise<void>;
  /** By our id or the gateway's. */
  findReported(id: string): Promise<SentSms | null>;
  /** Stores a report about a message that was not delivered yet. */
  report(
    id: string,
    report: { readonly state: 'delivered' | 'failed'; readonly reason: string },
  ): Promise<void>;
  /** Taken messages that the gateway is to be asked about now. */
  toAsk(now: number, limit: number): Promise<readonly SentSms[]>;
  /** Moves the next question, where no other process has moved it. */
  leaseAsk(message: SentSms, askAt: number | null): Promise<boolean>;
  latest(limit: number): Promise<readonly SentSms[]>;
  deleteAbout(about: readonly string[]): Promise<void>;
  deleteBefore(createdAt: number): Promise<void>;
}

export interface SmsDays {
  /** Counts the parts if the day has room for them; false otherwise. */
  reserve(day: string, parts: number, limit: number): Promise<boolean>;
  /** Adds what became of a message of the day. */
  add(day: string, end: Pick<SmsDay, 'failed' | 'costPaisa'>): Promise<void>;
  /** Parts that are counted on the day. */
  partsOf(day: string): Promise<number>;
  /** The latest first. */
  latest(limit: number): Promise<readonly SmsDay[]>;
  deleteBefore(day: string): Promise<void>;
}
