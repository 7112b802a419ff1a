import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Edited } from '@pathshala/contract-kit/edited';
import type { StoredKeyCorrection } from '@pathshala/rules/key-corrections';
import type { Deletable } from '@pathshala/rules/undo-window';

/** An option, a question and a subject of a campaign's exam, with their ids and the key. */
interface Option {
  readonly _id: string;
  readonly text: string;
  readonly isCorrect: boolean;
}

interface Question {
  readonly _id: string;
  readonly question: string;
  readonly points: number;
  readonly explanation: string;
  readonly options: readonly Option[];
  /** The question of the bank from which it was copied; missing: it was typed. */
  readonly bankQuestionId?: string | undefined;
}

interface Subject {
  readonly subjectName: string;
  readonly mandatory: boolean;
  readonly mcqs: readonly Question[];
}

/** Whether questions (within their subject) and options are shuffled for each attempt. */
export interface PaperOrder {
  readonly questions: boolean;
  readonly options: boolean;
}

export interface CampaignExam {
  readonly title: string;
  /** Minutes. */
  readonly timeLimit: number;
  readonly totalMarks: number;
  readonly requiredSubjects: number;
  /** Percent of a question's points that a wrong answer costs. */
  readonly negativeMarkingPercentage: number;
  /** Missing in older documents: `after-end`. */
  readonly scoreVisible?: 'after-end' | 'at-once' | undefined;
  /** Missing in older documents: the order of the form. */
  readonly order?: PaperOrder | undefined;
  readonly subjects: readonly Subject[];
}

const sameForAll: PaperOrder = { questions: false, options: false };

export function orderOf({ order = sameForAll }: Pick<CampaignExam, 'order'>): PaperOrder {
  return { questions: order.questions, options: order.options };
}

/** A place that is counted before its registration is updated; the job `repair-claims` completes it after a crash. */
interface Claim {
  readonly registrationId: string;
  /** ISO 8601. */
  readonly at: string;
}

/** The ranks after a correction of released results. */
interface IssuedRanks {
  /** 1 = first release; each reissue adds 1. */
  readonly version: number;
  /** ISO 8601. */
  readonly reissuedAt: string;
}

export interface Campaign extends Deletable {
  readonly _id: string;
  readonly kind: 'exam' | 'general';
  readonly title: string;
  /** The normalised title that a search compares. */
  readonly titleKey: string;
  readonly type: string;
  readonly description: string;
  readonly date: string | null;
  /** The window, ISO 8601. The exam can be started inside it. */
  readonly startDate: string;
  readonly endDate: string;
  readonly location: string;
  readonly image: string;
  readonly registrationOpen: boolean;
  /** 0 means no limit. */
  readonly maxParticipants: number;
  /** Places taken, including those held until a mailed link is opened. */
  readonly seatsTaken: number;
  readonly unconfirmedSeats?: number;
  readonly waitingCount: number;
  readonly unconfirmedWaiting?: number;
  readonly nextRoll: number;
  readonly nextWaiting: number;
  readonly claims: readonly Claim[];
  readonly exam: CampaignExam | null;
  /** Corrections of the key by svc-exams; missing in older documents. They apply to every later form of the exam. */
  readonly keyCorrections?: readonly StoredKeyCorrection[];
  /** 0 until the first paper is published to svc-exams. */
  readonly paperVersion: number;
  readonly isPaperPublished: boolean;
  /** The start of the first attempt at the exam, ISO 8601. */
  readonly startedAt?: string | null;
  /** Milliseconds after the end in which its answers are accepted, as svc-exams stated with the start. */
  readonly graceMs?: number;
  /** The latest end of a sitting with extra time, ISO 8601; missing: none. */
  readonly sittingsUntil?: string;
  readonly resultsReleasedAt: string | null;
  /** Participants with a rank up to this one get a certificate; missing: nobody. */
  readonly certificatesUpTo?: number;
  /** The revision of that rule, from 1; missing: 1. */
  readonly certificatesRev?: number;
  /** The version of a merit list that was issued again before lists were stored by version. */
  readonly ranks?: IssuedRanks;
  /** The release mails of all participants with a result are queued. */
  readonly isReleaseAnnounced: boolean;
  /** The time at which it was archived, ISO 8601; missing in older documents. */
  readonly archivedAt?: string | null;
  /** The end of the undo window of the delete, ISO 8601. */
  readonly removedAt?: string | null;
  /** The campaign is deleted permanently and its registrations are not all cancelled yet. */
  readonly isCancellationDue?: boolean;
  /** The latest edit by an administrator; registrations do not count. */
  readonly edited?: Edited;
  /** The account of the latest editor; its name is removed when the account is deleted. */
  readonly editedById?: string | null;
}

/** Confirmed participants: the public count. */
export function confirmedPlaces({ seatsTaken, unconfirmedSeats = 0 }: Campaign): number {
  return Math.max(0, seatsTaken - unconfirmedSeats);
}

export function confirmedWaiting({ waitingCount, unconfirmedWaiting = 0 }: Campaign): number {
  return Math.max(0, waitingCount - unconfirmedWaiting);
}

export function isFull({ maxParticipants, seatsTaken }: Campaign): boolean {
  return maxParticipants > 0 && seatsTaken >= maxParticipants;
}

export type Phase = 'upcoming' | 'running' | 'past';

export function phaseOf(campaign: Pick<Campaign, 'startDate' | 'endDate'>, now: string): Phase {
  if (now < campaign.startDate) return 'upcoming';
  return now <= campaign.endDate ? 'running' : 'past';
}

/** A campaign of either kind. Throws `not-found` for a missing or deleted one. */
export function requireCampaign<Found extends { readonly deletedAt: string | null }>(
  campaign: Found | null,
): Found {
  if (campaign !== null && campaign.deletedAt === null) return campaign;
  throw new DomainError('not-found', 'campaigns.not-found');
}
