const id = '[^/]+';

/** The paths that a student reads again on the way: notebook, practice, lessons and the pages that lead to them. */
const storedPaths = [
  '/settings',
  '/exams/(?:mistakes|mistakes/summary|bookmarks|bookmarks/ids)',
  `/exams/practice/(?:choices|attempts/${id})`,
  '/courses',
  `/courses/${id}/(?:subjects|chapters|lessons|lesson|contents|contentdetails|outline|progress)`,
  `/courses/lessons/${id}/questions`,
  '/academiccourse/academicCourses',
  `/academiccourse/academicCourses/${id}`,
  `/admissioncourse/universities/(?:unitDetails|coursedetails)/${id}`,
  `/students/student/enrolledcourses/${id}`,
].map((path) => new RegExp(`^/api${path}$`, 'u'));

interface AskedFor {
  readonly pathname: string;
  /** The address of the page that asks. */
  readonly referrer: string;
}

/**
 * A list of what may be stored, not of what may not: a new route of the API is in no cache until it is named here. Papers,
 * their keys and results are not: the page itself keeps the paper that is being sat.
 */
export function isStoredAnswer({ pathname, referrer }: AskedFor): boolean {
  return !isOfBossArea(referrer) && storedPaths.some((one) => one.test(pathname));
}

/**
 * Returns whether the worker must not store the answer: without a connection the page with the answers of a past paper reads
 * what the person has stored of it. The page of the exam does not: the part of the paper that it reads changes.
 */
export function isChosenAnswer({ pathname, referrer }: AskedFor): boolean {
  return /^\/api\/exams\/papers\/[^/]+(?:\/\d+(?:\/key\/\d+)?)?$/u.test(pathname) && isOfAnswers(referrer);
}

function isOfAnswers(referrer: string): boolean {
  return URL.canParse(referrer) && new URL(referrer).pathname.endsWith('/years/correct-answers');
}

function isOfBossArea(referrer: string): boolean {
  return URL.canParse(referrer) && /^\/boss(?:\/|$)/u.test(new URL(referrer).pathname);
}

/** A file that never changes: its name changes with its content. */
export function isImmutable(pathname: string): boolean {
  return /^\/(?:assets\/[^/]+|mfe\/mfe-[^/]+\/[^/]+\/.+)$/u.test(pathname);
}
