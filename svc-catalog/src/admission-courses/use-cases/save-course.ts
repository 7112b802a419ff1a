import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import type { EditMark } from '@pathshala/back-office/edit-mark';
import { authoredRating } from '../../ratings/index.ts';
import {
  authorCourse,
  type AuthoredCourse,
  type AuthoredYear,
  type StoredCourse,
} from '../domain/author-course.ts';
import type { CourseInput } from '../domain/course-input.ts';
import { countsOf, overviewOf, type AdmissionCourse } from '../domain/course.ts';
import { draftPaper, revisePaper, type Paper } from '../domain/paper.ts';
import type { AdmissionCourses, Papers } from '../ports.ts';
import { chooseCode, codeTaken } from './choose-code.ts';
import { requireLease, saveTimeoutMs } from './course-lease.ts';
import type { CourseWithPapers } from './load-course.ts';
import { markForWithdrawal } from './mark-for-withdrawal.ts';
import { changeOf } from './paper-events.ts';
import type { ReconcilePapers } from './reconcile-papers.ts';
import { requireSameKeys } from './require-same-keys.ts';

interface SaveCourseDependencies {
  readonly courses: AdmissionCourses;
  readonly papers: Papers;
  readonly reconcile: ReconcilePapers;
  readonly now: () => number;
  readonly newId: () => string;
}

interface SaveCommand {
  readonly input: CourseInput;
  readonly stored: StoredCourse;
  /** null for a new course, which no other save can reach. */
  readonly leaseId: string | null;
  readonly mark: EditMark;
  /** Only a new course can be one. */
  readonly isDraft?: boolean;
}

async function writePaper(
  { papers, now }: SaveCourseDependencies,
  { yearId, content }: AuthoredYear,
  stored: readonly Paper[],
): Promise<Paper> {
  const settleAt = now() + saveTimeoutMs;
  if (stored.some(({ _id }) => _id === yearId)) {
    return papers.update(yearId, (paper) => {
      const transition = revisePaper(paper, content, settleAt);
      return transition && changeOf(transition);
    });
  }
  const { state, events } = changeOf(draftPaper(yearId, content, settleAt));
  return papers.insert(state, events);
}

function writeCourse(
  { courses, now }: SaveCourseDependencies,
  authored: AuthoredCourse,
  {
    papers,
    leaseId,
    mark,
    isDraft = false,
  }: Omit<SaveCommand, 'input' | 'stored'> & { papers: readonly Paper[] },
): Promise<AdmissionCourse> {
  const overviews = new Map(papers.map((paper) => [paper._id, overviewOf(paper)]));
  const units = authored.units.map(({ _id, unitName, years }) => ({
    _id,
    unitName,
    years: years.flatMap(({ yearId }) => overviews.get(yearId) ?? []),
  }));
  const state = { ...authored.details, ...mark, units, ...countsOf({ units }), saving: null };
  if (leaseId === null) {
    const createdAt = new Date(now()).toISOString();
    return courses.insert({ ...state, ...(isDraft && { isDraft }), createdAt, deletedAt: null });
  }
  return courses.update(state._id, (course) => ({
    state: { ...requireLease(course, leaseId), ...state, averageRating: ratingAfterSave(course, state) },
  }));
}

/** Students may have rated the course since the author opened it. */
function ratingAfterSave(
  { averageRating: rating, studentRatings }: AdmissionCourse,
  authored: Pick<AdmissionCourse, 'averageRating'>,
): number {
  return authoredRating({ rating, studentRatings }, authored.averageRating);
}

/**
 * Writes the papers, each with its event, then the course that lists them, then reconciles each paper. If it is interrupted at
 * any point, the job `repair-papers` completes or undoes the save.
 */
export function saveCourse(deps: SaveCourseDependencies) {
  return async ({ input, stored, ...saving }: SaveCommand): Promise<CourseWithPapers> => {
    const code = await chooseCode(deps.courses, input, stored.course);
    const authored = authorCourse(input, stored, { code, newId: deps.newId });
    const years = authored.units.flatMap((unit) => unit.years);
    requireSameKeys({ input, years, papers: stored.papers });
    const remaining = new Set(years.map(({ yearId }) => yearId));
    const dropped = await markForWithdrawal(
      deps,
      stored.papers.filter(({ _id }) => !remaining.has(_id)),
    );
    const papers = await Promise.all(years.map((year) => writePaper(deps, year, stored.papers)));
    const touched = [...papers, ...dropped].filter(({ settleAt }) => settleAt !== null);
    try {
      return { course: await writeCourse(deps, authored, { papers, ...saving }), papers };
    } catch (error) {
      throw error instanceof DuplicateKeyError ? codeTaken() : error;
    } finally {
      await deps.reconcile(touched.map(({ _id }) => _id));
    }
  };
}

export type SaveCourse = ReturnType<typeof saveCourse>;
