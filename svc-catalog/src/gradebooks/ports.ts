import type { EditMark } from '@pathshala/back-office/edit-mark';
import type { GradebookRules, GradedItem, StudentGrades } from './domain/gradebook.ts';
import type { ExamResult } from './domain/results.ts';

/** The rules that an administrator has set for a course, by its id. */
export interface Gradebook extends GradebookRules, EditMark {
  readonly _id: string;
}

export interface Gradebooks {
  find(courseId: string): Promise<Gradebook | null>;
  /** False: there is one already. */
  insert(gradebook: Gradebook): Promise<boolean>;
  /** False: it is not of this revision any more. */
  replace(gradebook: Gradebook, rev: number): Promise<boolean>;
  forgetEditor(userId: string): Promise<void>;
}

/** A paper of a course as its events state it; the highest version is current. */
export interface StatedExam {
  readonly paperId: string;
  readonly version: number;
  readonly courseId: string;
  readonly kind: 'exam' | 'past-year';
  readonly title: string;
  readonly totalMarks: number;
  readonly at: string;
  readonly dueAt: string | null;
  readonly batchIds: readonly string[];
}

export interface GradedExams {
  /** The exams that are offered, at most `maxGradedItems`. */
  ofCourse(courseId: string): Promise<readonly GradedItem[]>;
  store(exam: StatedExam): Promise<void>;
  /** An exam of which nothing but a result is known. */
  storeUnknown(exam: Omit<StatedExam, 'version'>): Promise<void>;
  withdraw(paperId: string, version: number): Promise<void>;
}

/** The result of an attempt, in its latest version. */
export interface StatedResult extends ExamResult {
  readonly attemptId: string;
  readonly version: number;
  readonly courseId: string;
  readonly studentId: string;
  readonly examId: string;
}

export interface GradedResults {
  store(result: StatedResult): Promise<void>;
  ofStudents(studentIds: readonly string[], courseId: string): Promise<readonly StatedResult[]>;
  removeStudent(studentId: string): Promise<void>;
}

/** A student of a course with everything that was marked, and the total by which lists are sorted. */
export interface GradebookRow extends StudentGrades {
  readonly _id: string;
  readonly rev: number;
  readonly courseId: string;
  readonly studentId: string;
  readonly isMember: boolean;
  readonly total: number | null;
  /** The counted result of each exam and assignment in percent, by which lists are sorted. */
  readonly percents: Readonly<Record<string, number>>;
  /** ISO 8601: the last result or hand-in. */
  readonly lastAt: string | null;
}

export interface RowsQuery {
  readonly courseId: string;
  readonly students?: readonly string[] | undefined;
  /** `total` or the id of an exam or assignment, with a minus sign the highest first. */
  readonly sort: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface GradebookRows {
  find(studentId: string, courseId: string): Promise<GradebookRow | null>;
  findMany(courseId: string, studentIds: readonly string[]): Promise<readonly GradebookRow[]>;
  courseIdsOf(studentId: string): Promise<readonly string[]>;
  /** False: another writer was first; the next try is a retry, which replaces whatever the lost one wrote. */
  write(
    row: Omit<GradebookRow, '_id' | 'rev'>,
    before: GradebookRow | null,
    options?: { readonly isRetry?: boolean },
  ): Promise<boolean>;
  page(query: RowsQuery): Promise<{ readonly items: readonly GradebookRow[]; readonly total: number }>;
  /** How many of the listed students have a higher total. */
  countAbove(total: number, query: Pick<RowsQuery, 'courseId' | 'students'>): Promise<number>;
  removeStudent(studentId: string): Promise<void>;
}

/** Which rules the stored totals of a course follow. */
export interface GradebookOrder {
  readonly _id: string;
  /** Derived from the rules and items. */
  readonly stamp: string;
  /** The enrolment up to which totals are stored. */
  readonly cursor: string;
  /** Epoch ms; null: all totals are stored. */
  readonly dueAt: number | null;
}

export interface GradebookOrders {
  find(courseId: string): Promise<GradebookOrder | null>;
  begin(courseId: string, stamp: string, now: number): Promise<void>;
  due(now: number, limit: number): Promise<readonly GradebookOrder[]>;
  /** False: it began anew in between. */
  advance(order: GradebookOrder, cursor: string | null): Promise<boolean>;
}
