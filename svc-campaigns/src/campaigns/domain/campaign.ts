import type { Edited } from '@pathshala/contract-kit/edited';

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
}

interface Subject {
  readonly subjectName: string;
  readonly mandatory: boolean;
  readonly mcqs: readonly Question[];
}

export interface CampaignExam {
  readonly title: string;
  /** Minutes. */
  readonly timeLimit: number;
  readonly totalMarks: number;
  readonly requiredSubjects: number;
  /** Percent of a question's points that a wrong answer costs. */
  readonly negativeMarkingPercentage: number;
  /** Missing in what was stored before: after the end. */
  readonly scoreVisible?: 'after-end' | 'at-once' | undefined;
  readonly subjects: readonly Subject[];
}

/** A place taken in the count whose registration has not yet been told; a sweeper finishes what a crash left. */
interface Claim {
  readonly registrationId: string;
  /** ISO 8601. */
  readonly at: string;
}

export interface Campaign {
  readonly _id: string;
  readonly kind: 'exam' | 'general';
  readonly title: string;
  /** The title as a search compares it. */
  readonly titleKey: string;
  readonly type: string;
  readonly description: string;
  readonly date: string | null;
  /** The window, ISO 8601: the exam may be started inside it. */
  readonly startDate: string;
  readonly endDate: string;
  readonly location: string;
  readonly image: string;
  readonly registrationOpen: boolean;
  /** 0 means no limit. */
  readonly maxParticipants: number;
  /** Places taken, those included that are held until a mailed link is opened. */
  readonly seatsTaken: number;
  readonly unconfirmedSeats?: number;
  readonly waitingCount: number;
  readonly unconfirmedWaiting?: number;
  readonly nextRoll: number;
  readonly nextWaiting: number;
  readonly claims: readonly Claim[];
  readonly exam: CampaignExam | null;
  /** 0 while nothing has been published to the exam service. */
  readonly paperVersion: number;
  readonly isPaperPublished: boolean;
  /** When the first attempt at the exam was started, ISO 8601. */
  readonly startedAt?: string | null;
  readonly resultsReleasedAt: string | null;
  /** Every participant who had a result then is to be told, or has been. */
  readonly isReleaseAnnounced: boolean;
  readonly deletedAt: string | null;
  /** Registrations of the deleted campaign are still to be cancelled. */
  readonly isCancellationDue?: boolean;
  /** The latest edit by an administrator; registrations do not count. */
  readonly edited?: Edited;
  /** Whose edit it was: a deleted account's name is removed. */
  readonly editedById?: string | null;
}

/** Confirmed participants: what may be shown in public. */
export function confirmedSeats({ seatsTaken, unconfirmedSeats = 0 }: Campaign): number {
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
