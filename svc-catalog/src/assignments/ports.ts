import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Deleter } from '@pathshala/rules/undo-window';
import type { Reach } from '@pathshala/rules/limited-rights';
import type { Assignment } from './domain/assignment.ts';
import type { Extension } from './domain/extension.ts';
import type { AttachedFile, Submission } from './domain/submission.ts';

/** The assignments of a course, of some subjects, or of these subjects of the course. */
export interface AssignmentScope {
  readonly courseId?: string | undefined;
  readonly subjectIds?: readonly string[] | undefined;
}

export interface AssignmentCounts {
  /** Assignments that are not deleted. */
  countOf(where: AssignmentScope): Promise<number>;
  /** Students who handed something in, each once. */
  studentIdsOf(where: AssignmentScope): Promise<readonly string[]>;
}

/** The deletion of the assignments of a course or of subjects. Every call is idempotent. */
export interface AssignmentDeletions {
  /** The id names the deletion, for its undo. The hand-ins are removed after the undo window. */
  deleteOf(where: AssignmentScope, deletion: { readonly id: string; readonly by: Deleter }): Promise<void>;
  /** Restores the assignments of the deletion, until its undo window is over. */
  restore(deletionId: string): Promise<void>;
}

/** Assignments and the state of hand-ins, for the gradebook. */
export interface CourseWork {
  /** Deleted assignments are left out. */
  ofCourse(
    courseId: string,
  ): Promise<
    readonly Pick<Assignment, '_id' | 'title' | 'maxScore' | 'createdAt' | 'dueDate' | 'batchIds'>[]
  >;
  ofStudents(
    studentIds: readonly string[],
  ): Promise<readonly Pick<Submission, 'assignmentId' | 'studentId' | 'handedInAt' | 'marks'>[]>;
}

export interface AssignmentQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  /** Text in the title. */
  readonly q?: string | undefined;
  readonly courseIds?: readonly string[] | undefined;
  /** Empty: assignments of a whole course. */
  readonly subjectId?: string | undefined;
  readonly assignmentType?: string | undefined;
  /** Only assignments for everybody in the course or for one of these batches; left out: all. */
  readonly batchIds?: readonly string[] | undefined;
  /** Only assignments that limited rights reach; left out: all. */
  readonly within?: Reach | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly notIds?: readonly string[] | undefined;
  /** ISO 8601. */
  readonly dueFrom?: string | undefined;
  readonly dueBefore?: string | undefined;
  /** Counted as due from `dueFrom`, whatever their due date. */
  readonly extendedIds?: readonly string[] | undefined;
}

/** Deleted assignments are found by id only, until they are removed. */
export interface Assignments extends AggregateStore<Assignment> {
  list(query: AssignmentQuery): Promise<{ items: Assignment[]; total: number }>;
  idsOf(where: AssignmentScope): Promise<string[]>;
  /** The assignments of a course without their texts, the newest first. */
  outlinesOf(
    courseId: string,
    limit: number,
  ): Promise<Pick<Assignment, '_id' | 'title' | 'maxScore' | 'createdAt' | 'dueDate' | 'batchIds'>[]>;
  /** Marks those that are not deleted yet. */
  markDeleted(
    where: AssignmentScope,
    deletion: Pick<Assignment, 'deletedAt' | 'removalDueAt' | 'deletedBy' | 'deletionId'>,
  ): Promise<void>;
  restore(deletionId: string, now: number): Promise<void>;
  /** Assignments that were deleted by themselves and can be restored at `now` (epoch ms), the latest delete first. */
  listRestorable(now: number): Promise<Assignment[]>;
  /** Ids of deleted assignments whose undo window is over. */
  listRemovalDue(now: number, limit: number): Promise<string[]>;
  /** Ids of assignments with mails due; deleted ones are left out. */
  listAnnounceDue(now: number, limit: number): Promise<string[]>;
  remove(id: string): Promise<void>;
  forgetEditor(userId: string): Promise<void>;
}

/** The longer deadlines of students, by `submissionId`. */
export interface Extensions {
  find(id: string): Promise<Extension | null>;
  /** The latest change first, as those of a student. Those that were taken back are left out. */
  ofAssignment(assignmentId: string): Promise<Extension[]>;
  ofStudent(studentId: string): Promise<Extension[]>;
  put(extension: Extension): Promise<void>;
  removeOfAssignment(assignmentId: string): Promise<void>;
  removeOfStudent(studentId: string): Promise<void>;
  forgetEditor(userId: string): Promise<void>;
}

export interface SubmissionFilter {
  readonly assignmentId: string;
  readonly isMarked?: boolean | undefined;
  /** ISO 8601. */
  readonly handedInAfter?: string | undefined;
  /** Only the hand-ins of these students; left out: all. */
  readonly students?: readonly string[] | undefined;
  /** Left out of the list. */
  readonly notIds?: readonly string[] | undefined;
}

export interface Submissions extends AggregateStore<Submission> {
  /** Oldest first. */
  list(
    filter: SubmissionFilter,
    page: { readonly page: number; readonly pageSize: number },
  ): Promise<{ items: Submission[]; total: number }>;
  count(filter: SubmissionFilter): Promise<number>;
  studentIdsOf(assignmentIds: readonly string[]): Promise<string[]>;
  ofStudent(studentId: string): Promise<Submission[]>;
  /** Without what was handed in. */
  statesOf: CourseWork['ofStudents'];
  /** The hand-ins that have waited longest for marks. */
  oldestUnmarked(limit: number): Promise<Pick<Submission, 'assignmentId' | 'handedInAt'>[]>;
  removeOfAssignment(assignmentId: string): Promise<void>;
  removeOfStudent(studentId: string): Promise<void>;
  forgetEditor(userId: string): Promise<void>;
}

/** An uploaded PDF, or the photo of a page. */
export interface HandInFile extends AttachedFile {
  /** Missing: a PDF. */
  readonly isPage?: true;
  readonly assignmentId: string;
  readonly studentId: string;
  /** Epoch ms after which it is deleted unless a hand-in of its student names it. Null: a hand-in names it. */
  readonly checkAt: number | null;
}

export interface HandInFiles {
  find(fileId: string): Promise<HandInFile | null>;
  insert(file: HandInFile): Promise<void>;
  /** False: there is no such file, or it is being deleted. */
  checkLater(fileId: string, checkAt: number): Promise<boolean>;
  listCheckDue(now: number, limit: number): Promise<HandInFile[]>;
  /** Clears the check, because a hand-in names the file, unless `checkAt` has changed since the file was read. */
  confirm(file: HandInFile): Promise<void>;
  /** False: `checkAt` has changed since the file was read. Afterwards `checkLater` does not find the file. */
  beginRemoval(file: HandInFile): Promise<boolean>;
  idsOfAssignment(assignmentId: string): Promise<string[]>;
  idsOfStudent(studentId: string): Promise<string[]>;
  remove(fileId: string): Promise<void>;
}

export interface FileContent {
  readonly content: Uint8Array;
  readonly contentType: string;
}

/** The bytes of uploaded files. */
export interface FileContents {
  /** The photo of a page, checked and encoded anew. */
  encodePage(upload: { readonly content: Uint8Array; readonly caller: string }): Promise<FileContent>;
  put(fileId: string, file: FileContent): Promise<void>;
  get(fileId: string): Promise<FileContent | null>;
  delete(fileId: string): Promise<void>;
}

/** The courses that assignments belong to. Deleted courses are not found. */
export interface AssignmentCourse {
  readonly courseId: string;
  readonly courseName: string;
  readonly subjects: readonly { readonly _id: string; readonly title: string }[];
}

export interface AssignmentCourses {
  find(courseId: string): Promise<AssignmentCourse | null>;
  withSubject(subjectId: string): Promise<AssignmentCourse | null>;
}
