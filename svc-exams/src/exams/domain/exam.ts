import type { Edited } from '@pathshala/contract-kit/edited';
import type { ParentType } from '@pathshala/rules/exam-kinds';
import type { StoredKeyCorrection } from '@pathshala/rules/key-corrections';
import type { MarkingScheme } from '@pathshala/rules/marking-scheme';
import type { Deletable } from '@pathshala/rules/undo-window';
import type { WrittenTask } from '../../papers/index.ts';
import type { WrittenFile } from './exam-form.ts';

interface ExamOption {
  readonly _id: string;
  readonly text: string;
  readonly isCorrect: boolean;
}

export interface ExamQuestion {
  readonly _id: string;
  readonly question: string;
  readonly options: readonly ExamOption[];
  readonly explanation: string;
  readonly points: number;
  /** The question of the bank from which it was copied. */
  readonly bankQuestionId: string | null;
}

/** The content that an author writes. */
export interface ExamContent {
  readonly title: string;
  readonly type: 'MCQ' | 'Written';
  /** In a written exam a draft, in case the type is changed back. */
  readonly mcqs: readonly ExamQuestion[];
  /** In an MCQ exam a draft likewise; null: empty. */
  readonly written: (WrittenTask & { readonly files?: readonly WrittenFile[] }) | null;
  readonly totalMarks: number;
  /** Minutes. */
  readonly timeLimit: number;
  readonly passingScore: number;
  readonly negativeMarkingPercentage: number;
  /** ISO 8601 in UTC. */
  readonly startingDate: string;
  /** Hours. */
  readonly duration: number;
  readonly order: { readonly questions: boolean; readonly options: boolean };
  /** Missing: the default of the kind. */
  readonly markingScheme?: MarkingScheme | undefined;
  /** Questions may be without an explanation; missing: each has one. */
  readonly withoutExplanations?: boolean;
  /** The batches to whose members it is addressed, never empty; missing: everybody in the course may sit it. */
  readonly batchIds?: readonly string[];
  /** `addressOf` these batches, so that lists are read from an index. */
  readonly addressedTo?: string;
}

/** The parent of an exam; the names are those of the last outline of the course. */
export interface ExamPlace {
  readonly parentType: ParentType;
  readonly parentId: string;
  readonly parentTitle: string;
  /** The subject of the parent, if any. */
  readonly subjectId: string | null;
  readonly subjectTitle: string;
  readonly courseId: string;
  readonly courseName: string;
}

/** The latest edit. */
export interface ExamMark {
  readonly edited: Edited;
  /** The account that made the edit; null once it is deleted. */
  readonly editorId: string | null;
}

export interface Exam extends ExamContent, ExamPlace, ExamMark, Deletable {
  readonly _id: string;
  /** Counts from 1 within the parent. */
  readonly examNumber: number;
  readonly questionCount: number;
  /** `listKeyOf` of the title, for sorting and searching. */
  readonly titleKey: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The parent was removed from its course, or the course deleted; both may be restored. */
  readonly isParentMissing: boolean;
  /** Corrections of the key of its paper; missing in older documents. They apply to every later save. */
  readonly keyCorrections?: readonly StoredKeyCorrection[];
  /** Counts publishings and withdrawals. */
  readonly paperVersion: number;
  /** Whether students find it. */
  readonly isPaperPublished: boolean;
  readonly schemaVersion: 1;
}

/** The fields that lists show. */
export type ExamHead = Omit<Exam, 'mcqs' | 'written' | 'markingScheme'>;
