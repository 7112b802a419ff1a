import { forEachSettled } from '@pathshala/service-kit/platform/for-each-settled';
import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { MeasuringPorts } from '../../analysis/index.ts';
import type { ExamKind, PaperHead, Papers } from '../../papers/index.ts';
import type { QuestionSupply } from '../../question-bank/index.ts';
import type { PaperMeasures } from '../ports.ts';
import type { FindInBank } from './find-in-bank.ts';

const minute = 60_000;

/** A past year gets answers every day: its answers are counted at most this often. */
const delayMs = 60 * minute;
const retryMs = 10 * minute;
const papersAtOnce = 3;
const writesAtOnce = 20;

interface MarkAnsweredDependencies {
  readonly measures: Pick<PaperMeasures, 'markDue'>;
  readonly now: () => number;
}

interface Answered {
  readonly examId: string;
  readonly examKind: ExamKind;
  readonly attemptNo: number;
}

/** First attempts alone count: later ones have seen the key. */
export function markAnswered({ measures, now }: MarkAnsweredDependencies) {
  return async ({ examId, examKind, attemptNo }: Answered): Promise<void> => {
    if (attemptNo === 1 && examKind !== 'practice') await measures.markDue(examId, now() + delayMs);
  };
}

interface MeasurePapersDependencies extends MeasuringPorts {
  readonly measures: PaperMeasures;
  readonly papers: Pick<Papers, 'head'>;
  readonly questionSupply: Pick<QuestionSupply, 'measure'>;
  readonly find: FindInBank;
  readonly now: () => number;
}

/** A job: counts the answers to due papers, and stores them with the questions of the bank that have the same text. */
export function measurePapers(dependencies: MeasurePapersDependencies) {
  const { measures, papers, now } = dependencies;
  return async (): Promise<void> => {
    await forEachSettled(await measures.due(now(), papersAtOnce), async (paperId) => {
      if (!(await measures.take(paperId, now()))) return;
      try {
        const head = await papers.head(paperId);
        if (head !== null) await measure(head);
      } catch (error) {
        await measures.markDue(paperId, now() + retryMs);
        throw error;
      }
    });
  };

  async function measure(head: PaperHead): Promise<void> {
    const { measurePaper, find, questionSupply } = dependencies;
    const { paper, statistics } = await measurePaper(head);
    if (paper.subjects.length === 0) return;
    const { questions, idOf } = await find(paper);
    await mapInBatches(questions, writesAtOnce, async ({ question, duplicateKey, ids }) => {
      const counted = statistics.get(question._id);
      const bankId = idOf({ ids, duplicateKey });
      if (counted === undefined || counted.count === 0 || question.isVoid || bankId === null) return;
      const { count, correct } = counted;
      await questionSupply.measure(bankId, head.paperId, { count, correct, duplicateKey });
    });
  }
}
