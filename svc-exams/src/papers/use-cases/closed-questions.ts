import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import { type Attempts, isWindowOver } from '../../attempts/index.ts';
import type { QuestionBank } from '../../question-bank/index.ts';
import { hasWindow, rulesOf } from '../domain/exam-kinds.ts';
import { questionsOf } from '../domain/paper-questions.ts';
import type { PaperHead } from '../domain/paper.ts';
import type {
  AreAnswersVisible,
  FindClosedQuestions,
  FindVisibleKey,
  IsKeyReleased,
  KeyReader,
  Papers,
} from '../ports.ts';

/** Each head takes a few reads of the store. */
const headsAtOnce = 20;

interface ClosedQuestionsDependencies {
  readonly papers: Pick<Papers, 'heads'>;
  readonly attempts: Pick<Attempts, 'openAt'>;
  readonly questionBank: Pick<QuestionBank, 'papersWith'>;
  readonly isKeyReleased: IsKeyReleased;
}

type Asker = Pick<KeyReader, 'studentId' | 'now'>;

/**
 * The questions whose key is closed to the student: before the release of a campaign and before an exam opens it is closed to
 * all, and during an own sitting to the student who sits. The key of such a question is hidden in every paper, practice and
 * list.
 */
export function findClosedQuestions(dependencies: ClosedQuestionsDependencies): FindClosedQuestions {
  const closedAmong = questionsInClosedPapers(dependencies);
  return async (questions, asker) =>
    closedAmong(await dependencies.questionBank.papersWith(questions), asker);
}

interface FindVisibleKeyDependencies extends Omit<ClosedQuestionsDependencies, 'questionBank'> {
  readonly papers: Pick<Papers, 'heads' | 'publishedVersion'>;
  readonly questionBank: Pick<QuestionBank, 'papersWithQuestionsOf'>;
  /** Decides by the kind of the exam alone. */
  readonly areAnswersVisible: AreAnswersVisible;
}

/** The key of a version of a paper as its student may see it now: by the rule of its kind, without closed questions. */
export function findVisibleKey(dependencies: FindVisibleKeyDependencies): FindVisibleKey {
  const closedAmong = questionsInClosedPapers(dependencies);
  return async (reader) => {
    if (!(await dependencies.areAnswersVisible(reader))) return null;
    const { head, version } = reader;
    const { paper } = await dependencies.papers.publishedVersion(head.paperId, version);
    const name = `${head.paperId}.${version}`;
    const papersOf = await dependencies.questionBank.papersWithQuestionsOf(name, questionsOf(paper));
    const others = [...papersOf].map(
      ([id, ids]) => [id, ids.filter((other) => other !== head.paperId)] as const,
    );
    return { held: await closedAmong(new Map(others), reader) };
  };
}

function questionsInClosedPapers(dependencies: Omit<ClosedQuestionsDependencies, 'questionBank'>) {
  const { papers, attempts, isKeyReleased } = dependencies;
  return async (
    papersOf: ReadonlyMap<string, readonly string[]>,
    asker: Asker,
  ): Promise<ReadonlySet<string>> => {
    const heads = [...(await papers.heads([...new Set([...papersOf.values()].flat())])).values()];
    if (heads.length === 0) return new Set();
    const sat = await satNow(heads, asker);
    const isClosed = await mapInBatches(
      heads,
      headsAtOnce,
      async (head) => sat.has(head.paperId) || isClosedToAll(head, asker.now),
    );
    const closed = new Set(heads.filter((_, at) => isClosed[at]).map(({ paperId }) => paperId));
    const questions = [...papersOf].filter(([, paperIds]) => paperIds.some((paperId) => closed.has(paperId)));
    return new Set(questions.map(([questionId]) => questionId));
  };

  async function isClosedToAll(head: PaperHead, now: number): Promise<boolean> {
    const { window, isWithdrawn } = head;
    if (window === null) return false;
    if (!hasWindow(head)) return !isWithdrawn && now < Date.parse(window.opensAt);
    // The results of a campaign that was withdrawn may never be released.
    if (isWithdrawn && isWindowOver(head, now)) return false;
    return !(await isKeyReleased(head, now));
  }

  /** The exams among these that the student sits now, and whose key is shown later. */
  async function satNow(
    heads: readonly PaperHead[],
    { studentId, now }: Asker,
  ): Promise<ReadonlySet<string>> {
    const ids = heads.filter(hasLaterKey).map(({ paperId }) => paperId);
    return ids.length === 0 ? new Set() : attempts.openAt(studentId, ids, now);
  }
}

/** The key of a past year is always visible, and that of a practice is the one of its sources. */
function hasLaterKey(head: PaperHead): boolean {
  const { keyVisible } = rulesOf(head);
  return keyVisible === 'after-submit' || keyVisible === 'after-release';
}
