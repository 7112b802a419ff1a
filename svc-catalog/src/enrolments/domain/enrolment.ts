type CourseKind = 'admission' | 'academic';
type EnrolmentCategory = 'admissionPrep' | 'academic';

/** The facts of a course of either kind that enrolling requires. */
export interface EnrollableCourse {
  readonly courseId: string;
  readonly courseKind: CourseKind;
  readonly courseName: string;
  /** Empty for an academic course, which has no code. */
  readonly courseCode: string;
  readonly courseThumbnail: string;
  /** The name of the teacher that the course states; empty without one. */
  readonly teacher: string;
  /** Amount to pay, in taka. */
  readonly fee: number;
  readonly isOpen: boolean;
  /** The exams that count for progress. */
  readonly examIds: readonly string[];
  /** The lessons that count for progress. */
  readonly lessonIds: readonly string[];
}

/** The parts of a course that count for progress. */
type CountedParts = Pick<EnrollableCourse, 'examIds' | 'lessonIds'>;

/** The facts of its course that an enrolment stores. */
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
  /** Taka: the fee at that time. Absent in older enrolments. */
  readonly fee?: number | undefined;
  /** Exams of the course that were submitted at least once. */
  readonly examsTaken: readonly string[];
  /** When each completed lesson was completed (ISO 8601), by the lesson's id. Absent before the first one. */
  readonly lessonsCompleted?: LessonCompletions | undefined;
  /** `completed` and `total` of the latest published progress. Absent before it, and in older enrolments. */
  readonly published?: PublishedProgress | undefined;
  /** Version of the published progress. */
  readonly progressVersion: number;
  /** The account was deleted; the enrolment stays stored but is not counted. */
  readonly isAbandoned: boolean;
  /** ISO 8601: an administrator ended it. Absent or null while it holds. */
  readonly endedAt?: string | null | undefined;
  /** The reason of the end, as the student read it; empty while it holds. */
  readonly endReason?: string | undefined;
  /** The last day in the course, in Dhaka (`2026-01-31`). Absent or null: it has none. */
  readonly accessUntil?: string | null | undefined;
  /** It ended after its last day, not by an administrator. */
  readonly isTimeOver?: boolean | undefined;
  /** Counts each beginning and each end. Absent in an enrolment that never ended: 1. */
  readonly version?: number | undefined;
}

export type LessonCompletions = Readonly<Record<string, string>>;

type PublishedProgress = Pick<Progress, 'completed' | 'total'>;

export interface Progress {
  readonly completed: number;
  readonly total: number;
  /** Percent, 0 to 100, whole. */
  readonly percent: number;
}

/** Whether the student has the course now. */
export function holds({ endedAt = null }: Pick<Enrolment, 'endedAt'>): boolean {
  return endedAt === null;
}

export function categoryOf(kind: CourseKind): EnrolmentCategory {
  return kind === 'admission' ? 'admissionPrep' : 'academic';
}

/** `completed` and `total` count only current parts of the course. */
export function progressOf(
  { examsTaken, lessonsCompleted = {} }: Pick<Enrolment, 'examsTaken' | 'lessonsCompleted'>,
  { examIds, lessonIds }: CountedParts,
): Progress {
  const taken = new Set(examsTaken);
  const exams = examIds.filter((examId) => taken.has(examId)).length;
  const lessons = lessonIds.filter((lessonId) => Object.hasOwn(lessonsCompleted, lessonId)).length;
  const completed = exams + lessons;
  const total = examIds.length + lessonIds.length;
  return { completed, total, percent: total === 0 ? 0 : Math.round((completed / total) * 100) };
}

/** ISO 8601; undefined before the first lesson is completed. */
export function lastLessonAtOf({
  lessonsCompleted = {},
}: Pick<Enrolment, 'lessonsCompleted'>): string | undefined {
  return Object.values(lessonsCompleted).toSorted().at(-1);
}

/** The lessons and exams that other parts of the course can wait for. */
export function completedPartsOf({
  examsTaken,
  lessonsCompleted = {},
}: Pick<Enrolment, 'examsTaken' | 'lessonsCompleted'>): readonly string[] {
  return [...Object.keys(lessonsCompleted), ...examsTaken];
}

/** Enough that a consumer that missed some events still learns of each lesson. */
const recentLessons = 20;

/** The lessons completed last, the latest first. */
export function recentLessonsOf({
  lessonsCompleted = {},
}: Pick<Enrolment, 'lessonsCompleted'>): readonly { lessonId: string; completedAt: string }[] {
  return Object.entries(lessonsCompleted)
    .map(([lessonId, completedAt]) => ({ lessonId, completedAt }))
    .toSorted((a, b) => b.completedAt.localeCompare(a.completedAt) || a.lessonId.localeCompare(b.lessonId))
    .slice(0, recentLessons);
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

/** Records a lesson as completed at the time, or as not completed (null). Returns null when nothing changes. */
export function markLesson(
  enrolment: Enrolment,
  { lessonId, completedAt }: { readonly lessonId: string; readonly completedAt: string | null },
): Enrolment | null {
  const { [lessonId]: before, ...others } = enrolment.lessonsCompleted ?? {};
  if ((before === undefined) === (completedAt === null)) return null;
  return {
    ...enrolment,
    lessonsCompleted: completedAt === null ? others : { ...others, [lessonId]: completedAt },
  };
}

/** The enrolment with the counts that are about to be published. */
export function withPublished(enrolment: Enrolment, parts: CountedParts): Enrolment {
  const { completed, total } = progressOf(enrolment, parts);
  return { ...enrolment, published: { completed, total } };
}

/**
 * The enrolment with the next version of its progress. Returns null when the latest published progress is still right; before
 * the first publication the published progress is empty.
 */
export function publishProgress(enrolment: Enrolment, parts: CountedParts): Enrolment | null {
  const { completed, total } = progressOf(enrolment, parts);
  const { published = { completed: 0, total }, progressVersion } = enrolment;
  if (published.completed === completed && published.total === total) return null;
  return withPublished({ ...enrolment, progressVersion: progressVersion + 1 }, parts);
}
