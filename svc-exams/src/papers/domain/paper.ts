import type { ExamKind, ParentType } from '@pathshala/rules/exam-kinds';
import type { MarkingScheme } from '@pathshala/rules/marking-scheme';

export type { ExamKind };

interface Option {
  readonly _id: string;
  readonly text: string;
  readonly isCorrect: boolean;
}

export interface Question {
  readonly _id: string;
  readonly question: string;
  readonly points: number;
  readonly explanation: string;
  readonly options: readonly Option[];
  /** A correction of the key: every student who has sat the question gets its marks. */
  readonly isVoid?: true | undefined;
  /** The question of the bank from which it was copied; missing: it was typed, or the producer does not say. */
  readonly bankQuestionId?: string | undefined;
}

export interface Subject {
  readonly subjectName: string;
  readonly mandatory: boolean;
  readonly mcqs: readonly Question[];
}

/** When an exam may be sat; ISO 8601, both ends included; null: it does not close. */
export interface ExamWindow {
  readonly opensAt: string;
  readonly closesAt: string | null;
}

/** The task of a written exam; texts are rich text, files addresses (empty: none). */
export interface WrittenTask {
  readonly questionText: string;
  readonly answerGuidelines: string;
  readonly handwrittenPdf: string;
  readonly downloadablePdf: string;
  readonly criteria: readonly { readonly name: string; readonly maxMarks: number }[];
}

/** Facts that papers of earlier versions lack. */
export interface LaterFacts {
  /** Missing: `MCQ`. */
  readonly examType?: 'MCQ' | 'Written' | undefined;
  /** Missing: the default of the kind. */
  readonly markingScheme?: MarkingScheme | undefined;
  /** The parts that are shuffled for each attempt; missing: none. */
  readonly order?: { readonly questions: boolean; readonly options: boolean } | undefined;
  readonly written?: WrittenTask | undefined;
  readonly passingScore?: number | undefined;
  readonly parent?: { readonly type: ParentType; readonly id: string; readonly title: string } | undefined;
  /** The batches to whose members it is addressed; missing: everybody in its course may sit it. */
  readonly batchIds?: readonly string[] | undefined;
  /** The student who may sit a practice … */
  readonly ownerId?: string | undefined;
  /** … and when its answers are shown. */
  readonly answersShown?: 'at-once' | 'at-end' | undefined;
  /** True for a practice of the mistakes notebook, whose answers are reviews. */
  readonly isReview?: true | undefined;
}

/** One version of a paper with its key. It never changes: an attempt refers to the version it began with. */
export interface Paper extends LaterFacts {
  readonly paperId: string;
  readonly version: number;
  readonly examKind: ExamKind;
  /** The right to sit it: an enrolment in this course … */
  readonly courseId: string | null;
  readonly unitId: string | null;
  /** … or a registration for this campaign. */
  readonly campaignId: string | null;
  /** Set for a past year; absent in versions stored before it was known. */
  readonly course?: { readonly code: string; readonly name: string };
  readonly title: string;
  /** Minutes. */
  readonly timeLimit: number;
  readonly totalMarks: number;
  readonly requiredSubjects: number;
  readonly negativeMarkingPercentage: number;
  readonly window: ExamWindow | null;
  readonly subjects: readonly Subject[];
}

/** The key that a version of a paper is published with. */
export const publishedKeyVersion = 1;

/** `after-end`: a student sees the own score once the window and its grace have ended. */
export type ScoreVisible = 'after-end' | 'at-once';

/** Minutes that an administrator gave beyond the time of the paper. One act gives them once. */
export interface ExtraTime {
  readonly actId: string;
  /** ISO 8601. */
  readonly at: string;
  readonly minutes: number;
  /** The act reopened a submitted attempt: the time in between counts as well. */
  readonly isReopening?: true | undefined;
}

/** The current state of a paper: the version for a new attempt, and the facts that lists show. */
export interface PaperHead {
  readonly paperId: string;
  readonly examKind: ExamKind;
  readonly courseId: string | null;
  readonly campaignId: string | null;
  readonly paperVersion: number;
  readonly isWithdrawn: boolean;
  readonly title: string;
  readonly timeLimit: number;
  readonly totalMarks: number;
  /** The current window; an attempt's own version may have begun with another. */
  readonly window: ExamWindow | null;
  readonly scoreVisible: ScoreVisible;
  /** Epoch milliseconds of a change of the window that open attempts may not have yet; null: they all have it. */
  readonly windowMovedAt: number | null;
  /** The times that were given to all students in progress; missing: none. */
  readonly extraTimes?: readonly ExtraTime[] | undefined;
  /** The latest deadline that an administrator gave beyond the end of the window; ISO 8601. */
  readonly extendedTo?: string | null | undefined;
  /** Milliseconds after the deadline in which answers count; missing: nobody has started it in its window. */
  readonly graceMs?: number | undefined;
}

/** The subject and the options of a question: the facts that checking an answer requires. */
export interface QuestionPlace {
  readonly subject: Subject;
  readonly optionIds: ReadonlySet<string>;
}

export function placeQuestions(paper: Paper): ReadonlyMap<string, QuestionPlace> {
  return new Map(
    paper.subjects.flatMap((subject) =>
      subject.mcqs.map((question) => [
        question._id,
        { subject, optionIds: new Set(question.options.map((option) => option._id)) },
      ]),
    ),
  );
}
