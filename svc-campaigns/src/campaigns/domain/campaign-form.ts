import type { PaperOrder } from './campaign.ts';

/** A campaign as an administrator submits it. Ids are optional: parts without one are new. */

interface OptionForm {
  readonly _id?: string | undefined;
  readonly text: string;
  readonly isCorrect: boolean;
}

interface QuestionForm {
  readonly _id?: string | undefined;
  readonly question: string;
  readonly points: number;
  readonly explanation: string;
  readonly options: readonly OptionForm[];
  readonly bankQuestionId?: string | undefined;
}

export interface ExamForm {
  readonly title: string;
  /** Minutes. */
  readonly timeLimit: number;
  /** 0: computed from the questions. */
  readonly totalMarks: number;
  /** 0: all subjects. */
  readonly requiredSubjects: number;
  readonly negativeMarkingPercentage: number;
  readonly scoreVisible: 'after-end' | 'at-once';
  readonly order: PaperOrder;
  readonly subjects: readonly {
    readonly subjectName: string;
    readonly mandatory: boolean;
    readonly mcqs: readonly QuestionForm[];
  }[];
}

/** The exam of a campaign alone. */
export interface CampaignExamForm {
  readonly exam: ExamForm;
  /** The revision of the campaign that the administrator edited; left out: the latest one. */
  readonly rev?: number | undefined;
  /** Questions without a correct option are intended (EXM-10). */
  readonly confirmNoCorrectOption: boolean;
}

export interface CampaignForm {
  readonly title: string;
  readonly type: string;
  readonly description: string;
  /** Instants (ISO 8601) or calendar days (`2026-01-31`) in Dhaka. */
  readonly date?: string | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
  readonly location: string;
  readonly image: string;
  readonly registrationOpen: boolean;
  /** 0 means no limit. */
  readonly maxParticipants: number;
  /** The revision that the administrator edited; left out: the latest one. */
  readonly rev?: number | undefined;
  /** null for a general campaign. */
  readonly exam: ExamForm | null;
  /** Questions without a correct option are intended (EXM-10). */
  readonly confirmNoCorrectOption: boolean;
}
