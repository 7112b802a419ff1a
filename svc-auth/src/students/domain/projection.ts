/** What other services' events told of a student. Each part is merged so that order and repetition of events do not matter. */
export interface Projection {
  readonly enrolments: readonly Enrolment[];
  readonly progress: readonly CourseProgress[];
  /** The latest 50, newest first. */
  readonly results: readonly ResultEntry[];
}

export interface Enrolment {
  readonly enrolmentId: string;
  readonly courseId: string;
  /** As its service named it: a kind that is added later too. */
  readonly courseKind: string;
  readonly courseName: string;
  readonly courseCode: string;
  readonly courseThumbnail: string;
  readonly enrolledAt: string;
}

/** May be told before the enrolment it belongs to. */
export interface CourseProgress {
  readonly courseId: string;
  readonly courseName: string;
  /** Percent. */
  readonly overallProgress: number;
  readonly version: number;
}

export interface ResultEntry {
  readonly attemptId: string;
  readonly resultId: string;
  readonly examKind: string;
  readonly examId: string;
  readonly courseId: string | null;
  readonly unitId: string | null;
  readonly title: string;
  readonly score: number;
  readonly totalMarks: number;
  readonly dateTaken: string;
  readonly submittedAt: string;
  readonly scoreVersion: number;
  /** The score is hidden from its student before this time; null or missing: never. */
  readonly scoreVisibleFrom?: string | null;
}

export const keptResults = 50;

export const noProjection: Projection = { enrolments: [], progress: [], results: [] };

/** null: nothing new in it. */
export function applyEnrolment<T extends Projection>(record: T, told: Enrolment): T | null {
  const known = record.enrolments.find(({ courseId }) => courseId === told.courseId);
  if (known !== undefined && !isLater(told, known)) return null;
  const others = record.enrolments.filter((enrolment) => enrolment !== known);
  return { ...record, enrolments: withSmallThumbnails([...others, told].sort(byTime)) };
}

/**
 * A picture may be written out in its address. With 8,000 characters each and sixteen of them a record stays far below
 * the 256 kB of an aggregate (design §3.5); what is larger or older shows the placeholder.
 */
const thumbnailLimit = 8000;
const thumbnailCount = 16;

function withSmallThumbnails(enrolments: readonly Enrolment[]): readonly Enrolment[] {
  const firstShown = enrolments.length - thumbnailCount;
  return enrolments.map((enrolment, index) => {
    const isShown = index >= firstShown && enrolment.courseThumbnail.length <= thumbnailLimit;
    return isShown || enrolment.courseThumbnail === '' ? enrolment : { ...enrolment, courseThumbnail: '' };
  });
}

/** null: the record knows nothing of the course. Results stay: they are the student's history. */
export function removeCourse<T extends Projection>(record: T, courseId: string): T | null {
  const enrolments = record.enrolments.filter((enrolment) => enrolment.courseId !== courseId);
  const progress = record.progress.filter((entry) => entry.courseId !== courseId);
  const isUnchanged =
    enrolments.length === record.enrolments.length && progress.length === record.progress.length;
  return isUnchanged ? null : { ...record, enrolments, progress };
}

/** A later enrolment to the same course replaces the former one; the id decides between equal times. */
function isLater(told: Enrolment, known: Enrolment): boolean {
  return byTime(known, told) < 0;
}

function byTime(a: Enrolment, b: Enrolment): number {
  return compare(a.enrolledAt, b.enrolledAt) || compare(a.enrolmentId, b.enrolmentId);
}

/** null: an older or the same version. */
export function applyProgress<T extends Projection>(record: T, told: CourseProgress): T | null {
  const known = record.progress.find(({ courseId }) => courseId === told.courseId);
  if (known !== undefined && known.version >= told.version) return null;
  const others = record.progress.filter((progress) => progress !== known);
  return { ...record, progress: [...others, told].sort((a, b) => compare(a.courseId, b.courseId)) };
}

/** null: an older or the same version of the score, or older than all that is kept. */
export function applyResult<T extends Projection>(record: T, told: ResultEntry): T | null {
  const known = record.results.find(({ attemptId }) => attemptId === told.attemptId);
  if (known !== undefined && known.scoreVersion >= told.scoreVersion) return null;
  const others = record.results.filter((result) => result !== known);
  const results = [...others, told].sort(newestFirst).slice(0, keptResults);
  return results.includes(told) ? { ...record, results } : null;
}

function newestFirst(a: ResultEntry, b: ResultEntry): number {
  return compare(b.submittedAt, a.submittedAt) || compare(a.attemptId, b.attemptId);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
