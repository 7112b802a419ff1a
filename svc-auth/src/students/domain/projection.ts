import {
  countDay,
  countFact,
  countPaper,
  countPractised,
  isAhead,
  noActivity,
  type Activity,
} from './activity.ts';

/** The facts that other services' events report about a student. Merging an event is idempotent; the order does not matter. */
export interface Projection {
  readonly enrolments: readonly Enrolment[];
  readonly progress: readonly CourseProgress[];
  /** Enrolments that ended, so that an older event does not restore one. Missing before the first one. */
  readonly ended?: readonly EndedEnrolment[];
  /** The latest 50, newest first. */
  readonly results: readonly ResultEntry[];
  /** Missing in records stored before it was counted. */
  readonly activity?: Activity;
}

export interface Enrolment {
  readonly enrolmentId: string;
  readonly courseId: string;
  /** The kind as svc-catalog names it; this service may not know it. */
  readonly courseKind: string;
  readonly courseName: string;
  readonly courseCode: string;
  readonly courseThumbnail: string;
  readonly enrolledAt: string;
  /** Missing for an enrolment that never ended: 1. */
  readonly version?: number | undefined;
}

/** The course was taken from the student in this version of the enrolment. */
interface EndedEnrolment {
  readonly courseId: string;
  readonly version: number;
}

/** May arrive before the enrolment it belongs to. */
export interface CourseProgress {
  readonly courseId: string;
  readonly courseName: string;
  /** Percent. */
  readonly overallProgress: number;
  readonly version: number;
  /** ISO 8601. Missing before the first completed lesson. */
  readonly lastLessonAt?: string | undefined;
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
  /** The score is hidden from its student before this time; null or missing: never hidden. */
  readonly scoreVisibleFrom?: string | null;
  /** Marks that wrong answers cost; missing where the event did not have it. */
  readonly marksLost?: number;
  /** Missing where the event did not have them. */
  readonly subjects?: readonly SubjectEntry[];
}

/** A result with the activity in it, as it was submitted. */
export interface SubmittedEntry extends ResultEntry {
  /** Questions with an answer; missing where the event did not have it. */
  readonly answered?: number | undefined;
  /** A practice of the mistakes notebook: its answers are reviews. */
  readonly isReview?: boolean | undefined;
}

/** Times are ISO 8601. */
interface CompletedLesson {
  readonly lessonId: string;
  readonly completedAt: string;
}

export interface SubjectEntry {
  readonly subjectName: string;
  readonly correct: number;
  /** Blank ones included. */
  readonly questions: number;
}

export const maxResults = 50;

/** The number of subjects of one result, and of characters of their names, that are stored. */
const maxSubjects = 8;
const maxSubjectName = 80;

export const noProjection: Projection = { enrolments: [], progress: [], results: [] };

/** null: nothing changes. */
export function applyEnrolment<T extends Projection>(record: T, enrolment: Enrolment): T | null {
  const { courseId: course, version = 1 } = enrolment;
  if (record.ended?.some((end) => end.courseId === course && end.version > version)) return null;
  const known = record.enrolments.find(({ courseId }) => courseId === enrolment.courseId);
  if (known !== undefined && !isLater(enrolment, known)) return null;
  const others = record.enrolments.filter((other) => other !== known);
  return { ...record, enrolments: withSmallThumbnails([...others, enrolment].sort(byTime)) };
}

/** null: nothing changes, because a later event was merged before. */
export function endEnrolment<T extends Projection>(record: T, end: EndedEnrolment): T | null {
  const { courseId, version } = end;
  const ended = record.ended ?? [];
  if (ended.some((other) => other.courseId === courseId && other.version >= version)) return null;
  const isEnded = (enrolment: Enrolment) =>
    enrolment.courseId === courseId && (enrolment.version ?? 1) < version;
  return {
    ...record,
    enrolments: record.enrolments.filter((enrolment) => !isEnded(enrolment)),
    ended: [...ended.filter((other) => other.courseId !== courseId), { courseId, version }],
  };
}

/**
 * A thumbnail may be a data URL. Sixteen of at most 8,000 characters are far below the 256 kB of an aggregate
 * (design §3.5). Larger and older ones are replaced by the placeholder.
 */
const maxThumbnailLength = 8000;
const maxThumbnails = 16;

function withSmallThumbnails(enrolments: readonly Enrolment[]): readonly Enrolment[] {
  const firstShown = enrolments.length - maxThumbnails;
  return enrolments.map((enrolment, index) => {
    const isShown = index >= firstShown && enrolment.courseThumbnail.length <= maxThumbnailLength;
    return isShown || enrolment.courseThumbnail === '' ? enrolment : { ...enrolment, courseThumbnail: '' };
  });
}

/** null: the record does not mention the course. Results stay as the student's history. */
export function removeCourse<T extends Projection>(record: T, courseId: string): T | null {
  const enrolments = record.enrolments.filter((enrolment) => enrolment.courseId !== courseId);
  const progress = record.progress.filter((progress) => progress.courseId !== courseId);
  const isUnchanged =
    enrolments.length === record.enrolments.length && progress.length === record.progress.length;
  return isUnchanged ? null : { ...record, enrolments, progress };
}

/** The later enrolment in the same course counts; the id decides between equal times. */
function isLater(entry: Enrolment, known: Enrolment): boolean {
  return byTime(known, entry) < 0;
}

function byTime(a: Enrolment, b: Enrolment): number {
  return compare(a.enrolledAt, b.enrolledAt) || compare(a.enrolmentId, b.enrolmentId);
}

/** null: an older or the same version. */
export function applyProgress<T extends Projection>(record: T, entry: CourseProgress): T | null {
  const known = record.progress.find(({ courseId }) => courseId === entry.courseId);
  if (known !== undefined && known.version >= entry.version) return null;
  const others = record.progress.filter((progress) => progress !== known);
  return { ...record, progress: [...others, entry].sort((a, b) => compare(a.courseId, b.courseId)) };
}

/** null: every one of these lessons was counted before. `now` in epoch ms: lessons that are dated far ahead of it are not counted. */
export function applyLessons<T extends Projection>(
  record: T,
  lessons: readonly CompletedLesson[],
  now: number,
): T | null {
  const before = activityOf(record);
  const activity = lessons
    .filter(({ completedAt }) => !isAhead(completedAt, now))
    .reduce(
      (counted, { lessonId, completedAt }) =>
        countFact(counted, completedAt, { id: lessonId, kind: 'lessons', count: 1 }),
      before,
    );
  return activity === before ? null : { ...record, activity };
}

/**
 * null: nothing changes, because the same or a higher version of the score was merged before. `now` in epoch ms: a day far
 * ahead of it is not counted.
 */
export function applyResult<T extends Projection>(
  record: T,
  { answered, isReview, ...entry }: SubmittedEntry,
  now = Infinity,
): T | null {
  const stored = withStoredResult(record, withFewSubjects(entry));
  const before = activityOf(record);
  const activity = isAhead(entry.submittedAt, now)
    ? countPaper(before, entry.examId)
    : countSubmission(before, { ...entry, answered, isReview });
  if (stored === record && activity === record.activity) return null;
  return { ...stored, activity };
}

/** The activity of a record from before activity was counted, derived from its results. */
export function activityOf({ activity, results }: Projection): Activity {
  return activity ?? results.reduce(countSubmission, noActivity);
}

function countSubmission(activity: Activity, entry: SubmittedEntry): Activity {
  const { attemptId, examId, examKind, submittedAt, answered, isReview, subjects = [] } = entry;
  const counted = countPaper(activity, examId);
  // An older event without the number of answers counts as an active day.
  if (answered === undefined) return countDay(counted, submittedAt);
  if (answered === 0) return counted;
  const kind = isReview === true ? 'reviews' : 'questions';
  const withAnswers = countFact(counted, submittedAt, { id: attemptId, kind, count: answered });
  if (examKind !== unlistedKind || isReview === true) return withAnswers;
  const names = subjects.map(({ subjectName }) => subjectName.slice(0, maxSubjectName));
  return countPractised(withAnswers, submittedAt, names);
}

/** Practice counts as activity, not as a result: a day of practice would displace a year of exams. */
const unlistedKind = 'practice';

/** Returns the same record for practice, for no newer version of the score, and for a result older than all stored ones. */
function withStoredResult<T extends Projection>(record: T, entry: ResultEntry): T {
  if (entry.examKind === unlistedKind) return record;
  const known = record.results.find(({ attemptId }) => attemptId === entry.attemptId);
  if (known !== undefined && known.scoreVersion >= entry.scoreVersion) return record;
  const others = record.results.filter((result) => result !== known);
  const results = [...others, entry].sort(newestFirst).slice(0, maxResults);
  return results.includes(entry) ? { ...record, results } : record;
}

function withFewSubjects(entry: ResultEntry): ResultEntry {
  if (entry.subjects === undefined) return entry;
  const subjects = entry.subjects
    .slice(0, maxSubjects)
    .map((subject) => ({ ...subject, subjectName: subject.subjectName.slice(0, maxSubjectName) }));
  return { ...entry, subjects };
}

function newestFirst(a: ResultEntry, b: ResultEntry): number {
  return compare(b.submittedAt, a.submittedAt) || compare(a.attemptId, b.attemptId);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
