import { pickLanguage } from '@pathshala/rules/pick-language';
import type { FindClosedQuestions } from '../../papers/index.ts';
import type { BankQuestion, PracticeChoice, QuestionBank, QuestionDraw } from '../../question-bank/index.ts';
import type { AnswersShown } from '../domain/practice-test.ts';
import type { PracticeTests, QuestionReader } from '../ports.ts';
import { gatheredFromBank } from './find-questions.ts';
import type { MadePractice, PublishPractice } from './publish-practice.ts';

interface CreateOwnTestDependencies {
  readonly questionBank: Pick<QuestionBank, 'draw' | 'practiceChoices'>;
  readonly practiceTests: Pick<PracticeTests, 'recent'>;
  readonly closedQuestions: FindClosedQuestions;
  readonly publishPractice: PublishPractice;
}

interface Wanted {
  readonly subjects: readonly string[];
  /** In a subject with chapters in this list, only these are drawn. */
  readonly chapters: readonly Pick<PracticeChoice, 'subject' | 'chapter'>[];
  readonly difficulty?: PracticeChoice['difficulty'] | undefined;
  readonly count: number;
}

interface OwnTestCommand extends Wanted {
  readonly studentId: string;
  readonly answersShown: AnswersShown;
  readonly now: number;
}

/** Questions of this many latest tests are drawn only where there are no others. */
const recentTests = 5;

/** A test by subject, chapter, difficulty and count, drawn from the bank's questions for practice. */
export function createOwnTest(dependencies: CreateOwnTestDependencies) {
  const { questionBank, practiceTests, closedQuestions, publishPractice } = dependencies;
  return async ({ studentId, answersShown, now, ...wanted }: OwnTestCommand): Promise<MadePractice> =>
    publishPractice({
      studentId,
      wish: { ...wanted, answersShown },
      title: titleOf(wanted),
      answersShown,
      now,
      gather: async (seed) => (await draw(wanted, { studentId, now }, seed)).map(gatheredFromBank),
    });

  /** New questions first. */
  async function draw(wanted: Wanted, reader: QuestionReader, seed: string) {
    const all = { ...wanted, ...(await wholeChapters(wanted)), seed };
    const recent = await practiceTests.recent(reader.studentId, recentTests);
    const recentIds = recent
      .filter(({ _id }) => _id !== seed)
      .flatMap(({ sources }) => sources.filter(({ paper }) => paper === null))
      .map(({ questionId }) => questionId);
    const fresh = await drawOpen({ ...all, excludeIds: recentIds }, reader);
    const missing = wanted.count - fresh.length;
    if (missing === 0 || recentIds.length === 0) return fresh;
    const drawn = fresh.map(({ _id }) => _id);
    return [...fresh, ...(await drawOpen({ ...all, count: missing, excludeIds: drawn }, reader))];
  }

  /** Draws only questions whose key may be shown; another one replaces each closed one. */
  async function drawOpen(wish: QuestionDraw, reader: QuestionReader): Promise<readonly BankQuestion[]> {
    const drawn = await questionBank.draw(wish);
    const closed = await closedQuestions(drawn, reader);
    if (closed.size === 0) return drawn;
    return drawOpen({ ...wish, excludeIds: [...(wish.excludeIds ?? []), ...closed] }, reader);
  }

  /** The bank draws by subject and chapter together: a subject without chosen chapters stands for all of its own. */
  async function wholeChapters({ subjects, chapters }: Wanted): Promise<Partial<Wanted>> {
    if (chapters.length === 0) return {};
    const withChapters = new Set(chapters.map(({ subject }) => subject));
    const whole = new Set(subjects.filter((subject) => !withChapters.has(subject)));
    const choices = await questionBank.practiceChoices();
    return { subjects: [], chapters: [...chapters, ...choices.filter(({ subject }) => whole.has(subject))] };
  }
}

const namesInTitle = 3;

function titleOf({ subjects, chapters }: Wanted): string {
  const names = subjects.length > 0 ? subjects : [...new Set(chapters.map(({ subject }) => subject))];
  if (names.length === 0) return 'অনুশীলন | Practice';
  const [bn, en] = (['bn', 'en'] as const).map((language) =>
    names
      .slice(0, namesInTitle)
      .map((name) => pickLanguage(language, name))
      .join(' · '),
  );
  return bn === en ? `${bn}` : `${bn} | ${en}`;
}
