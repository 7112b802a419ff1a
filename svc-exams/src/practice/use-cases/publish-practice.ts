import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Papers } from '../../papers/index.ts';
import type { SiteRules } from '../../site-rules/index.ts';
import { practicePaper, uniqueQuestions, type GatheredQuestion } from '../domain/practice-paper.ts';
import { isRepeat, maxTests, type AnswersShown, type PracticeTest } from '../domain/practice-test.ts';
import type { PracticeTests } from '../ports.ts';

interface PublishPracticeDependencies {
  readonly practiceTests: PracticeTests;
  readonly siteRules: SiteRules;
  readonly papers: Pick<Papers, 'head' | 'publish'>;
  readonly removePractice: (test: Pick<PracticeTest, '_id'>) => Promise<void>;
}

interface PracticeRequest {
  readonly studentId: string;
  /** The whole request; equal requests within seconds are one. */
  readonly wish: Readonly<Record<string, unknown>>;
  readonly title: string;
  readonly answersShown: AnswersShown;
  /** Minutes. */
  readonly timeLimit?: number;
  readonly isReview?: boolean;
  readonly now: number;
  /** Returns the questions; the same seed returns the same. */
  readonly gather: (seed: string) => Promise<readonly GatheredQuestion[]>;
}

export interface MadePractice {
  readonly examId: string;
  readonly questionCount: number;
  readonly answersShown: AnswersShown;
}

export type PublishPractice = (request: PracticeRequest) => Promise<MadePractice>;

/** Each lost race means that another call of the same student made a test; more than a few indicate an error. */
const maxRaces = 5;

/** Makes a practice paper. A double click makes one; the repeat of an interrupted call completes it. */
export function publishPractice(dependencies: PublishPracticeDependencies): PublishPractice {
  const { practiceTests, papers, removePractice, siteRules } = dependencies;
  return async (request) => {
    if (!siteRules.current().features.practice) throw new DomainError('forbidden', 'exams.practice-off');
    const wish = JSON.stringify(request.wish);
    for (let race = 0; race < maxRaces; race += 1) {
      const latest = await practiceTests.latest(request.studentId);
      if (latest !== null && isRepeat(latest, wish, request.now)) return publish(latest, request);
      const test = await newTest(request, wish, (latest?.no ?? 0) + 1);
      if (await practiceTests.insert(test.record)) {
        await removeOldest(test.record);
        return publish(test.record, request, test.questions);
      }
    }
    throw new DomainError('conflict', 'common.conflict');
  };

  async function newTest(request: PracticeRequest, wish: string, no: number) {
    const { studentId, answersShown, now } = request;
    const _id = practiceTests.idOf(studentId, no);
    const questions = uniqueQuestions(await request.gather(_id));
    if (questions.length === 0) throw new DomainError('not-found', 'exams.no-practice-questions');
    const record: PracticeTest = {
      _id,
      studentId,
      no,
      wish,
      createdAt: new Date(now).toISOString(),
      answersShown,
      sources: questions.map(({ source }) => source),
      isSat: false,
    };
    return { record, questions };
  }

  /** The record is stored before the paper, because the sweep finds a paper by its record. */
  async function publish(
    { _id: paperId, sources, answersShown }: PracticeTest,
    request: PracticeRequest,
    gathered?: readonly GatheredQuestion[],
  ): Promise<MadePractice> {
    const made = { examId: paperId, questionCount: sources.length, answersShown };
    if (gathered === undefined && (await papers.head(paperId)) !== null) return made;
    const questions = gathered ?? (await request.gather(paperId));
    await papers.publish(practicePaper({ ...request, paperId, questions }), 'at-once');
    return made;
  }

  async function removeOldest({ studentId, no }: PracticeTest): Promise<void> {
    if (no > maxTests) await removePractice({ _id: practiceTests.idOf(studentId, no - maxTests) });
  }
}
