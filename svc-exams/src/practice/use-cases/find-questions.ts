import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { FindClosedQuestions, FindVisibleKey, Paper, Papers, VisibleKey } from '../../papers/index.ts';
import type { BankQuestion, QuestionBank } from '../../question-bank/index.ts';
import type { GatheredQuestion } from '../domain/practice-paper.ts';
import type { QuestionSource } from '../domain/practice-test.ts';
import type { FindQuestions, FoundQuestion, PracticeTests, QuestionReader, SourceOf } from '../ports.ts';

/** Papers of a hundred questions: each is loaded and takes a few reads of the store. */
const versionsAtOnce = 10;

interface FindQuestionsDependencies {
  readonly papers: Pick<Papers, 'heads' | 'findVersion'>;
  readonly questionBank: Pick<QuestionBank, 'find'>;
  readonly visibleKey: FindVisibleKey;
  readonly closedQuestions: FindClosedQuestions;
}

/** Loads questions from their sources; a version of a paper and a head are read once for all of them. */
export function findQuestions(dependencies: FindQuestionsDependencies): FindQuestions {
  const { papers, questionBank, visibleKey, closedQuestions } = dependencies;
  return async (sources, reader) => {
    const inPapers = sources.filter(({ paper }) => paper !== null);
    const inBank = sources.filter(({ paper }) => paper === null).map(({ questionId }) => questionId);
    const found = [...(await ofPapers(inPapers, reader)), ...(await ofBank(inBank, reader))];
    return new Map(found.map((one) => [one.source.questionId, one]));
  };

  async function ofPapers(sources: readonly QuestionSource[], reader: QuestionReader) {
    const byVersion = Map.groupBy(sources, ({ paper }) => `${paper?.examId}.${paper?.version}`);
    const heads = await papers.heads([...new Set(sources.flatMap(({ paper }) => paper?.examId ?? []))]);
    const ofVersion = async (group: readonly QuestionSource[]): Promise<readonly FoundQuestion[]> => {
      const { examId, version } = group[0]?.paper ?? { examId: '', version: 0 };
      const stored = await papers.findVersion(examId, version);
      if (stored === null) return [];
      const head = heads.get(examId);
      const key = head === undefined ? null : await visibleKey({ ...reader, head, version });
      return pick(stored.paper, group, key);
    };
    return (await mapInBatches([...byVersion.values()], versionsAtOnce, ofVersion)).flat();
  }

  async function ofBank(ids: readonly string[], reader: QuestionReader): Promise<readonly FoundQuestion[]> {
    if (ids.length === 0) return [];
    const questions = await questionBank.find(ids);
    const closed = await closedQuestions(questions, reader);
    return questions.map((question) => ({
      ...gatheredFromBank(question),
      title: '',
      isKeyVisible: !closed.has(question._id),
    }));
  }
}

function pick(paper: Paper, sources: readonly QuestionSource[], key: VisibleKey | null): FoundQuestion[] {
  const wanted = new Map(sources.map((source) => [source.questionId, source]));
  return gatheredFromPaper(paper).flatMap((gathered) => {
    const { _id } = gathered.question;
    const source = wanted.get(_id);
    const isKeyVisible = key !== null && !key.held.has(_id);
    return source === undefined ? [] : [{ ...gathered, source, title: paper.title, isKeyVisible }];
  });
}

/** All questions of a paper, sorted as in the paper. */
export function gatheredFromPaper({ paperId, version, subjects }: Paper): readonly GatheredQuestion[] {
  return subjects.flatMap(({ subjectName, mcqs }) =>
    mcqs.map((question) => ({
      subjectName,
      question,
      source: { questionId: question._id, paper: { examId: paperId, version } },
    })),
  );
}

/** A copy: a later edit of the bank does not change it. */
export function gatheredFromBank(question: BankQuestion): GatheredQuestion {
  const { _id, question: text, options, explanation, points, subject } = question;
  return {
    subjectName: subject,
    question: { _id, question: text, options, explanation, points },
    source: { questionId: _id, paper: null },
  };
}

/** The source identifies a question of a practice paper, because practice papers are removed. */
export function sourceOf(practiceTests: Pick<PracticeTests, 'find'>): SourceOf {
  return async ({ examId, version, isPractice }, questionIds) => {
    if (!isPractice) {
      return new Map(
        questionIds.map((questionId) => [questionId, { questionId, paper: { examId, version } }]),
      );
    }
    const test = await practiceTests.find(examId);
    const wanted = new Set(questionIds);
    const sources = (test?.sources ?? []).filter(({ questionId }) => wanted.has(questionId));
    return new Map(sources.map((source) => [source.questionId, source]));
  };
}
