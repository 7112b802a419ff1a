export type CourseKind = 'admission' | 'academic';
export type EnrolmentCategory = 'admissionPrep' | 'academic';

/** The facts of a course that enrolling needs, of either kind. */
export interface EnrollableCourse {
  readonly courseId: string;
  readonly courseKind: CourseKind;
  readonly courseName: string;
  /** Empty for an academic course, which has no code. */
  readonly courseCode: string;
  readonly courseThumbnail: string;
  /** Amount to pay, in taka. */
  readonly fee: number;
  readonly isOpen: boolean;
  /** The exams that count for progress. */
  readonly examIds: readonly string[];
}

/** What an enrolment stores of its course. */
export type CourseFacts = Pick<
  EnrollableCourse,
  'courseId' | 'courseKind' | 'courseName' | 'courseCode' | 'courseThumbnail'
>;

/** One per student and course; the id is derived from both. The facts of the course are those at the time of enrolling. */
export interface Enrolment extends CourseFacts {
  readonly _id: string;
  readonly studentId: string;
  readonly category: EnrolmentCategory;
  /** ISO 8601. */
  readonly enrolledAt: string;
  /** Exams of the course that were submitted at least once. */
  readonly examsTaken: readonly string[];
  /** Version of the published progress. */
  readonly progressVersion: number;
  /** The account was deleted; the enrolment stays stored but is not counted. */
  readonly isAbandoned: boolean;
}

export interface Progress {
  readonly completed: number;
  readonly total: number;
  /** Percent, 0 to 100, whole. */
  readonly percent: number;
}

export function categoryOf(kind: CourseKind): EnrolmentCategory {
  return kind === 'admission' ? 'admissionPrep' : 'academic';
}

/** `completed` and `total` count only exams that the course lists now. */
export function progressOf(enrolment: Pick<Enrolment, 'examsTaken'>, examIds: readonly string[]): Progress {
  const taken = new Set(enrolment.examsTaken);
  const completed = examIds.filter((examId) => taken.has(examId)).length;
  const total = examIds.length;
  return { completed, total, percent: total === 0 ? 0 : Math.round((completed / total) * 100) };
}

/** Returns null when this exam was counted before. */
export function takeExam(enrolment: Enrolment, examId: string): Enrolment | null {
  if (enrolment.examsTaken.includes(examId)) return null;
  return {
    ...enrolment,
    examsTaken: [...enrolment.examsTaken, examId],
    progressVersion: enrolment.progressVersion + 1,
  };
}
