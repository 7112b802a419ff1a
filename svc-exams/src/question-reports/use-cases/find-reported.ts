import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  type Attempt,
  attemptNotFound,
  type Attempts,
  countedQuestions,
  type RequireOwnResult,
} from '../../attempts/index.ts';
import type { BookmarkPorts } from '../../bookmarks/index.ts';
import type { MistakePorts } from '../../mistakes/index.ts';
import {
  type Paper,
  type PaperPorts,
  type Papers,
  requireQuestion,
  rulesOf,
  unknownQuestion,
} from '../../papers/index.ts';
import type { PracticePorts, QuestionSource } from '../../practice/index.ts';
import type { QuestionSearchPorts } from '../../question-search/index.ts';
import type { Report, ReportPlace } from '../domain/report.ts';

export interface FindReportedDependencies
  extends
    Pick<PaperPorts, 'readPaper' | 'visibleKey' | 'closedQuestions'>,
    Pick<PracticePorts, 'sourceOf' | 'findQuestions'>,
    Pick<MistakePorts, 'sourceOfMistake'>,
    Pick<BookmarkPorts, 'sourceOfBookmark'>,
    Pick<QuestionSearchPorts, 'findOpen'> {
  readonly attempts: Pick<Attempts, 'find'>;
  readonly requireOwnResult: RequireOwnResult;
  readonly papers: Pick<Papers, 'publishedVersion' | 'head'>;
}

export interface ReadQuestion {
  readonly place: ReportPlace;
  readonly questionId: string;
  readonly studentId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The source of a question, and the page on which it was read. */
interface Reported extends Required<Pick<Report, 'from' | 'path' | 'resultId'>> {
  readonly source: QuestionSource;
}

type At<Kind extends ReportPlace['kind']> = Extract<ReportPlace, { readonly kind: Kind }>;

/** The question at its place; throws unless the student has it there and may see its answer now. */
export function findReported(dependencies: FindReportedDependencies) {
  const attempts = ofAttempts(dependencies);
  const others = ofOthers(dependencies);
  return async (read: ReadQuestion): Promise<Reported> => {
    const { place } = read;
    switch (place.kind) {
      case 'result':
        return attempts.inResult(place, read);
      case 'practice':
        return attempts.inPractice(place, read);
      case 'paper':
        return others.inPaper(place, read);
      case 'search':
        return others.inSearch(place, read);
      default:
        return others.inList(place, read);
    }
  };
}

function ofAttempts(dependencies: FindReportedDependencies) {
  const { attempts, requireOwnResult, papers, closedQuestions } = dependencies;
  const sourceIn = sourceInPaper(dependencies);
  return {
    /** Finds every question that was sat, also one without a visible key, because the reader sees it. */
    async inResult({ resultId }: At<'result'>, read: ReadQuestion): Promise<Reported> {
      const attempt = await requireOwnResult({ ...read, resultId });
      const { paper } = await papers.publishedVersion(attempt.examId, attempt.paperVersion);
      const isSat = countedQuestions(paper, attempt).some(({ _id }) => _id === read.questionId);
      if (!isSat) throw unknownQuestion();
      const source = await sourceIn(paper, read.questionId);
      const from = isPractice(attempt) ? 'practice' : 'result';
      return { source, from, resultId, path: `/exams/results/${resultId}` };
    },

    /** Finds a question of a practice whose answer is fixed, so that its key is known. */
    async inPractice({ attemptId }: At<'practice'>, read: ReadQuestion): Promise<Reported> {
      const attempt = await attempts.find(attemptId);
      if (attempt === null || attempt.studentId !== read.studentId || !isPractice(attempt)) {
        throw attemptNotFound();
      }
      const { paper } = await papers.publishedVersion(attempt.examId, attempt.paperVersion);
      const question = requireQuestion(paper, read.questionId);
      const isFixed = paper.answersShown === 'at-once' && attempt.answers[question._id] !== undefined;
      if (!isFixed || (await closedQuestions([question], read)).size > 0) throw hidden();
      const source = await sourceIn(paper, read.questionId);
      return { source, from: 'practice', resultId: null, path: `/student/mcq?exam=${attempt.examId}` };
    },
  };
}

function ofOthers(dependencies: FindReportedDependencies) {
  const { papers, readPaper, visibleKey, findQuestions } = dependencies;
  const sourceIn = sourceInPaper(dependencies);
  return {
    async inPaper({ examId, version }: At<'paper'>, read: ReadQuestion): Promise<Reported> {
      const { studentId, questionId, now } = read;
      const reader = { userId: studentId, staff: null };
      const paper = await readPaper({ examId, version, reader, now });
      requireQuestion(paper, questionId);
      const head = await papers.head(examId);
      const key = head === null ? null : await visibleKey({ head, version, studentId, now });
      if (key === null || key.held.has(questionId)) throw hidden();
      const source = await sourceIn(paper, questionId);
      return { source, from: 'paper', resultId: null, path: pathOfAnswers(paper) };
    },

    async inSearch({ paper }: At<'search'>, read: ReadQuestion): Promise<Reported> {
      const open = await dependencies.findOpen({ questionId: read.questionId, paper }, read);
      if (open === null) throw hidden();
      return { source: open.source, from: 'search', resultId: null, path: '/student/practice/search' };
    },

    /** Finds a question of the notebook or of the bookmarks. */
    async inList({ kind }: At<'mistakes' | 'bookmarks'>, read: ReadQuestion): Promise<Reported> {
      const { studentId, questionId } = read;
      const find = kind === 'mistakes' ? dependencies.sourceOfMistake : dependencies.sourceOfBookmark;
      const source = await find(studentId, questionId);
      if (source === null) throw unknownQuestion();
      const found = (await findQuestions([source], read)).get(questionId);
      if (found?.isKeyVisible !== true) throw hidden();
      return { source, from: kind, resultId: null, path: `/student/${kind}` };
    },
  };
}

/** Looks a question of a practice up at its source, because practices are removed. */
function sourceInPaper({ sourceOf }: Pick<FindReportedDependencies, 'sourceOf'>) {
  return async (paper: Paper, questionId: string): Promise<QuestionSource> => {
    const at = { examId: paper.paperId, version: paper.version };
    const sources = await sourceOf({ ...at, isPractice: isPractice(paper) }, [questionId]);
    return sources.get(questionId) ?? { questionId, paper: at };
  };
}

function isPractice(exam: Pick<Attempt, 'examKind'>): boolean {
  return rulesOf(exam).right === 'owner';
}

function hidden(): DomainError {
  return new DomainError('forbidden', 'exams.report-hidden');
}

/** The page "View Answers", which past years have. */
function pathOfAnswers({ paperId, course }: Paper): string {
  if (course === undefined) return '/courses';
  const of = encodeURIComponent(course.code);
  return `/courses/admission/${of}/units/years/correct-answers?yearId=${paperId}`;
}

export type FindReported = ReturnType<typeof findReported>;
