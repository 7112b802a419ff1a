import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import type { AdmissionCourseInput } from '@pathshala/svc-catalog-contract/admission';
import { firstMark, nextMark, type EditMark, type Editor } from '../../edited-by.ts';
import {
  authorCourse,
  type AuthoredCourse,
  type AuthoredYear,
  type Stored,
} from '../domain/author-course.ts';
import { checkCourse } from '../domain/course-rules.ts';
import { overviewOf, type AdmissionCourse } from '../domain/course.ts';
import { draftPaper, revisePaper, type Paper } from '../domain/paper.ts';
import { announced } from './announce-paper.ts';
import { chooseCode, codeTaken } from './choose-code.ts';
import { claimCourse, demandClaim, releaseCourse } from './claim-course.ts';
import { claimDropped, patience } from './claim-dropped.ts';
import { demandCourse, papersOf, type SavedCourse } from './load-course.ts';
import { settlePapers, type SettleDependencies } from './settle-papers.ts';

export interface SaveDependencies extends SettleDependencies {
  readonly newId: () => string;
}

async function putPaper(
  { papers, now }: SaveDependencies,
  { yearId, content }: AuthoredYear,
  known: readonly Paper[],
): Promise<Paper> {
  const settleAt = now() + patience;
  if (known.some(({ _id }) => _id === yearId)) {
    return papers.update(yearId, (paper) => {
      const move = revisePaper(paper, content, settleAt);
      return move && announced(move);
    });
  }
  const { state, events } = announced(draftPaper(yearId, content, settleAt));
  return papers.insert(state, events);
}

interface Saving {
  /** None for a new course, which nobody else can save. */
  readonly claimId: string | null;
  readonly mark: EditMark;
}

function writeCourse(
  deps: SaveDependencies,
  authored: AuthoredCourse,
  { papers, claimId, mark }: Saving & { papers: readonly Paper[] },
): Promise<AdmissionCourse> {
  const overviews = new Map(papers.map((paper) => [paper._id, overviewOf(paper)]));
  const units = authored.units.map(({ _id, unitName, years }) => ({
    _id,
    unitName,
    years: years.flatMap(({ yearId }) => overviews.get(yearId) ?? []),
  }));
  const state = { ...authored.details, ...mark, units, saving: null };
  if (claimId === null) {
    const createdAt = new Date(deps.now()).toISOString();
    return deps.courses.insert({ ...state, createdAt, deletedAt: null });
  }
  return deps.courses.update(state._id, (course) => ({
    state: { ...demandClaim(course, claimId), ...state },
  }));
}

/**
 * Papers first, each telling its own event; then the course, which makes them its own; then each paper is settled.
 * Cut off anywhere, the sweeper (`repairPapers`) finds the claims that were left and ends the save, or undoes it.
 */
async function save(
  deps: SaveDependencies,
  input: AdmissionCourseInput,
  { stored, ...saving }: Saving & { stored: Stored },
): Promise<SavedCourse> {
  const code = await chooseCode(deps.courses, input, stored.course);
  const authored = authorCourse(input, stored, { code, newId: deps.newId });
  const years = authored.units.flatMap((unit) => unit.years);
  const kept = new Set(years.map(({ yearId }) => yearId));
  const dropped = await claimDropped(
    deps,
    stored.papers.filter(({ _id }) => !kept.has(_id)),
  );
  const papers = await Promise.all(years.map((year) => putPaper(deps, year, stored.papers)));
  const touched = [...papers, ...dropped].filter(({ settleAt }) => settleAt !== null).map(({ _id }) => _id);
  try {
    return { course: await writeCourse(deps, authored, { papers, ...saving }), papers };
  } catch (error) {
    throw error instanceof DuplicateKeyError ? codeTaken() : error;
  } finally {
    await settlePapers(deps)(touched);
  }
}

const isoNow = ({ now }: SaveDependencies) => new Date(now()).toISOString();

export function createCourse(deps: SaveDependencies) {
  return async (input: AdmissionCourseInput, editor: Editor): Promise<SavedCourse> => {
    checkCourse(input);
    const mark = firstMark(editor, isoNow(deps));
    return save(deps, input, { stored: { course: null, papers: [] }, claimId: null, mark });
  };
}

export function replaceCourse(deps: SaveDependencies) {
  return async (command: {
    id: string;
    input: AdmissionCourseInput;
    editor: Editor;
  }): Promise<SavedCourse> => {
    const { id, input, editor } = command;
    demandCourse(await deps.courses.find(id));
    checkCourse(input);
    const claimId = deps.newId();
    const markOf = (course: AdmissionCourse) =>
      nextMark(course, editor, { rev: input.rev, now: isoNow(deps) });
    const course = await claimCourse(deps, id, { claimId, mayEdit: markOf });
    try {
      const stored = { course, papers: await papersOf(deps, course) };
      return await save(deps, input, { stored, claimId, mark: markOf(course) });
    } catch (error) {
      await releaseCourse(deps, id, claimId);
      throw error;
    }
  };
}
