import type { EditMark } from '@pathshala/back-office/edit-mark';
import type { LeasedWork, LeasedWorks } from '@pathshala/back-office/leased-work';
import type { SmsReport } from '../sms/index.ts';
import type { Channel, DeliveryState, Recipient } from './domain/recipient.ts';
import type { Audience, Content, Draft } from './domain/school-message.ts';

/** A message of the school. Times in epoch ms. */
export interface SchoolMessage extends Draft, EditMark, LeasedWork {
  readonly state: 'scheduled' | 'running' | 'done' | 'cancelled';
  readonly createdAt: number;
  readonly sendAt: number;
  /** Title and name of the audience, for the search in the list. */
  readonly searchText: string;
  /** The last student of the audience that is a recipient; the next ones follow it. */
  readonly listedTo: string;
  /** All of the audience are recipients. */
  readonly isListed: boolean;
  readonly recipients: number;
  /** Mails that are in the queue, which is filled at an even pace. */
  readonly mails: number;
  /** When the first, or the next, round of sending began. */
  readonly roundAt: number;
}

/** A student's place in a batch, a course or a campaign, as its service publishes it. */
export interface AudiencePlace {
  /** The id of the membership, enrolment or registration. */
  readonly _id: string;
  readonly studentId: string;
  readonly kind: 'batch' | 'course' | 'campaign';
  readonly placeId: string;
  readonly isIn: boolean;
  readonly version: number;
}

export interface AudiencePlaces {
  /** A higher version replaces a lower one. */
  record(place: AudiencePlace): Promise<void>;
  /** The students who are in the place now, after this id, sorted. */
  studentsAfter(place: Pick<Audience, 'kind' | 'id'>, id: string, limit: number): Promise<readonly string[]>;
  forget(studentId: string): Promise<void>;
}

interface MessagesQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly q?: string | undefined;
  readonly state?: SchoolMessage['state'] | undefined;
}

export interface Messages extends LeasedWorks<SchoolMessage> {
  find(id: string): Promise<SchoolMessage | null>;
  findMany(ids: readonly string[]): Promise<readonly SchoolMessage[]>;
  list(query: MessagesQuery): Promise<{ readonly items: readonly SchoolMessage[]; readonly total: number }>;
  /** False: a message of this id is stored. */
  insert(message: SchoolMessage): Promise<boolean>;
  /** False: it is not in this state, or was edited since it was read. */
  change(read: SchoolMessage, change: Partial<SchoolMessage>): Promise<boolean>;
  /** Scheduled messages whose time has come go out. */
  begin(now: number): Promise<void>;
  forgetEditor(userId: string): Promise<void>;
  /** Removes the texts that were written to a deleted account alone. */
  forgetStudent(userId: string): Promise<void>;
  removeBefore(createdAt: number): Promise<void>;
}

interface RecipientsQuery {
  readonly messageId: string;
  readonly page: number;
  readonly pageSize: number;
  readonly q?: string | undefined;
  readonly part: 'all' | 'missed';
}

interface RecipientPage {
  readonly items: readonly Recipient[];
  readonly total: number;
}

export interface Recipients {
  /** False: one of this id is stored. */
  add(recipient: Recipient): Promise<boolean>;
  open(messageId: string, limit: number): Promise<readonly Recipient[]>;
  /** False: another process is sending the SMS, or has sent it. */
  claimSms(id: string): Promise<boolean>;
  /** An SMS that is still being sent counts as unknown; the process that sends it may correct that. */
  interruptSms(id: string): Promise<void>;
  store(id: string, change: Partial<Recipient>): Promise<void>;
  /** Stores what the gateway reports of an SMS that has gone out; a delivery is final. False: it has not gone out yet. */
  reportSms(id: string, report: Pick<SmsReport, 'state' | 'word'>): Promise<boolean>;
  /** Recipients whose mail is in the queue and to be looked at. */
  mailsToCheck(now: number, limit: number): Promise<readonly Recipient[]>;
  list(query: RecipientsQuery): Promise<RecipientPage>;
  /** Returns those that can get it again, at most so many. */
  repeatable(messageId: string, limit: number): Promise<readonly Recipient[]>;
  ofStudent(query: {
    readonly studentId: string;
    readonly page: number;
    readonly pageSize: number;
  }): Promise<RecipientPage>;
  count(messageId: string): Promise<number>;
  countMissed(messageId: string): Promise<number>;
  tally(messageId: string): Promise<Readonly<Record<Channel, Partial<Record<DeliveryState, number>>>>>;
  /** Removes the name of a deleted account. */
  forget(studentId: string): Promise<void>;
  removeBefore(createdAt: number): Promise<void>;
}

export interface MessageMailSource {
  readonly content: Content;
  readonly link: string;
  /** Empty where it is not known. */
  readonly name: string;
  readonly site: string;
}

interface AbsenceSms {
  readonly name: string;
  readonly classTitle: string;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly school: string;
}

export interface WriteAbsence {
  title(absence: Pick<AbsenceSms, 'classTitle'>, language: 'bn' | 'en'): string;
  /** The longest text first. */
  sms(absence: AbsenceSms, language: 'bn' | 'en'): readonly [string, ...string[]];
}
