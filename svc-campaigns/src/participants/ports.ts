import type { DueMails } from '@pathshala/service-kit/mail/send-due-mails';
import type { ParticipantFilter } from '@pathshala/svc-campaigns-contract/participants';
import type { Participant } from './domain/participant.ts';

export interface ParticipantQuery {
  readonly campaignId: string;
  /** Left out: all but cancelled ones. */
  readonly state?: ParticipantFilter | undefined;
  /** Part of a name, email or mobile number, or a roll number. */
  readonly q?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  /** Only participants who have proved their address, and can be mailed. */
  readonly isReachable?: true;
}

interface ParticipantRange {
  /** `name` or `registered`, descending with a minus sign in front; `waiting`: the order of the waiting list. */
  readonly order: string;
  readonly skip: number;
  readonly limit: number;
}

/** The registrations of a campaign as its managers see them. */
interface RollNumber extends Pick<Participant, '_id' | 'studentId'> {
  readonly rollNumber: string;
}

export interface Participants {
  list(query: ParticipantQuery, range: ParticipantRange): Promise<Participant[]>;
  count(query: ParticipantQuery): Promise<number>;
  /** Sorted ids above `afterId`. */
  listIds(query: ParticipantQuery, afterId: string, limit: number): Promise<string[]>;
  /** Sorted roll numbers above this one. */
  listRollNumbers(campaignId: string, after: string, limit: number): Promise<readonly RollNumber[]>;
  findByRollNumber(campaignId: string, rollNumber: string): Promise<Participant | null>;
  /** Searches all campaigns: registrations without an account whose address is proved, by name, roll number or address. */
  searchVisitors(q: string, limit: number): Promise<readonly Participant[]>;
  /** Finds participants of any campaign. */
  findByIds(ids: readonly string[]): Promise<Participant[]>;
  /** The last participant on the waiting list before this number, or of the whole list; the participant with the id is left out. */
  findWaitingBefore(
    campaignId: string,
    place: { readonly number: number | null; readonly exceptId: string },
  ): Promise<Participant | null>;
}

export interface Bilingual {
  readonly bn: string;
  readonly en: string;
}

/** A message to participants. Its recipients are listed by the job that sends it. */
export interface Message {
  readonly _id: string;
  readonly campaignId: string;
  readonly subject: Bilingual;
  readonly body: Bilingual;
  readonly audience: Omit<ParticipantQuery, 'campaignId'>;
  readonly state: 'preparing' | 'sending' | 'done';
  /** The last participant that was listed as a recipient. */
  readonly listedUpTo: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** The mail of a message to one participant. */
export interface MessageMail {
  /** `<message>-<registration>`: listing the recipients again adds nobody twice. */
  readonly _id: string;
  readonly messageId: string;
  readonly registrationId: string;
  readonly state: 'due' | 'sent' | 'failed';
  /** Epoch ms; null unless it is due. */
  readonly dueAt: number | null;
  readonly failures: number;
}

export interface MessageProgress {
  readonly recipients: number;
  readonly sent: number;
  readonly failed: number;
}

export interface Messages extends DueMails<MessageMail> {
  insert(message: Message): Promise<void>;
  find(id: string): Promise<Message | null>;
  /** The latest first. */
  list(
    campaignId: string,
    range: { readonly skip: number; readonly limit: number },
  ): Promise<{ items: Message[]; total: number }>;
  listUnfinished(limit: number): Promise<Message[]>;
  progressOf(messageId: string): Promise<MessageProgress>;
  /** Adds these recipients, each once, and stores the position in the list. */
  addRecipients(message: Message, registrationIds: readonly string[], now: number): Promise<void>;
  setState(messageId: string, state: Message['state']): Promise<void>;
  /**
   * Makes a failed mail due again: at `nextTryAt` (epoch ms) its next try, or null where all tries failed. False when that has
   * changed.
   */
  makeDue(mail: {
    readonly id: string;
    readonly nextTryAt: number | null;
    readonly now: number;
  }): Promise<boolean>;
}
