/** `past-year`: the paper's id is the yearId; `campaign`: the exam campaign's. */
export type ExamKind = 'past-year' | 'campaign';

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
}

export interface Subject {
  readonly subjectName: string;
  readonly mandatory: boolean;
  readonly mcqs: readonly Question[];
}

/** When a campaign exam may be sat; ISO 8601, both ends included. */
export interface ExamWindow {
  readonly opensAt: string;
  readonly closesAt: string;
}

/** One version of a paper with its key. It never changes: an attempt refers to the version it began with. */
export interface Paper {
  readonly paperId: string;
  readonly version: number;
  readonly examKind: ExamKind;
  /** The right to sit it: an enrolment in this course … */
  readonly courseId: string | null;
  readonly unitId: string | null;
  /** … or a registration for this campaign. */
  readonly campaignId: string | null;
  /** Of a past year; absent in versions stored before it was known. */
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

/** What is current of a paper: which version a new attempt gets, and the facts that lists show. */
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
  /** The window as it is now; an attempt's own version may have begun with another. */
  readonly window: ExamWindow | null;
  readonly scoreVisible: ScoreVisible;
  /** Epoch milliseconds of a change of the window that open attempts may not have yet; null: they all have it. */
  readonly windowMovedAt: number | null;
}

/** The subject and the options of a question: all that checking an answer needs. */
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
