export type CourseKind = 'admission' | 'academic';
export type EnrolmentCategory = 'admissionPrep' | 'academic';

/** A course as enrolling sees it, whichever kind it is. */
export interface EnrollableCourse {
  readonly courseId: string;
  readonly courseKind: CourseKind;
  readonly courseName: string;
  /** Empty for an academic course: it is found by its id. */
  readonly courseCode: string;
  readonly courseThumbnail: string;
  /** What is to be paid, in taka. */
  readonly fee: number;
  readonly isOpen: boolean;
  /** The exams that count for progress. */
  readonly examIds: readonly string[];
}

type CourseFacts = Pick<
  EnrollableCourse,
  'courseId' | 'courseKind' | 'courseName' | 'courseCode' | 'courseThumbnail'
>;

/** One for each student and course: its id is made from both. The course's facts are those of the day, should it be deleted. */
export interface Enrolment extends CourseFacts {
  readonly _id: string;
  readonly studentId: string;
  readonly category: EnrolmentCategory;
  /** ISO 8601. */
  readonly enrolledAt: string;
  /** Exams of the course that were submitted at least once. */
  readonly examsTaken: readonly string[];
  /** Of the progress told to others. */
  readonly progressVersion: number;
  /** The account is gone; the enrolment is kept for the numbers, but is nobody's. */
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

/** Only exams that the course has now count, on both sides. */
export function progressOf(enrolment: Pick<Enrolment, 'examsTaken'>, examIds: readonly string[]): Progress {
  const taken = new Set(enrolment.examsTaken);
  const completed = examIds.filter((examId) => taken.has(examId)).length;
  const total = examIds.length;
  return { completed, total, percent: total === 0 ? 0 : Math.round((completed / total) * 100) };
}

/** null: this exam was counted before. */
export function takeExam(enrolment: Enrolment, examId: string): Enrolment | null {
  if (enrolment.examsTaken.includes(examId)) return null;
  return {
    ...enrolment,
    examsTaken: [...enrolment.examsTaken, examId],
    progressVersion: enrolment.progressVersion + 1,
  };
}
