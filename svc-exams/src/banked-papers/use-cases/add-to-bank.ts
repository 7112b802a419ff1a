import type { Editor } from '@pathshala/back-office/edit-mark';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { PaperHead, Papers } from '../../papers/index.ts';
import { type QuestionDraft, questionErrors, type QuestionSupply } from '../../question-bank/index.ts';
import { type PaperQuestion, subjectsInBank, type SubjectInBank } from '../domain/paper-in-bank.ts';
import { addedIdOf, type FindInBank } from './find-in-bank.ts';
import type { RecordPaperUse } from './record-paper-use.ts';

/** The number of writes that share a disk flush without delaying the saves of others. */
const writesAtOnce = 50;

interface ReadBankedPaperDependencies {
  readonly papers: Pick<Papers, 'head' | 'version'>;
  readonly find: FindInBank;
}

interface BankedPaper {
  readonly head: PaperHead;
  readonly subjects: readonly SubjectInBank[];
}

/** Throws `not-found` for a paper that was never published. */
async function currentPaper({ papers }: Pick<ReadBankedPaperDependencies, 'papers'>, paperId: string) {
  const head = await papers.head(paperId);
  if (head === null || head.examKind === 'practice') throw new DomainError('not-found', 'exams.not-found');
  const { paper } = await papers.version(paperId, head.paperVersion);
  return { head, paper };
}

export function readBankedPaper(dependencies: ReadBankedPaperDependencies) {
  return async (paperId: string): Promise<BankedPaper> => {
    const { head, paper } = await currentPaper(dependencies, paperId);
    const { questions, idOf } = await dependencies.find(paper);
    return { head, subjects: subjectsInBank(questions, idOf) };
  };
}

interface AddToBankDependencies extends ReadBankedPaperDependencies {
  readonly questionSupply: Pick<QuestionSupply, 'addOnce' | 'identities' | 'restore'>;
  readonly read: ReturnType<typeof readBankedPaper>;
  readonly recordUse: RecordPaperUse;
  readonly now: () => number;
}

interface AddToBankCommand extends Pick<QuestionDraft, 'source' | 'difficulty' | 'tags' | 'forPractice'> {
  readonly paperId: string;
  readonly subjects: readonly {
    readonly subjectName: string;
    readonly subject: string;
    readonly chapter: string;
  }[];
  readonly editor: Editor;
}

interface Added extends BankedPaper {
  readonly added: number;
  /** Positions in the paper, from 1. */
  readonly refused: readonly number[];
}

/**
 * Adds the questions of the chosen subjects that are not in the bank, with the key as it is now. The id of each follows from
 * its text, so that a repeat, or the same question in another paper, adds nothing. One that was deleted is restored.
 */
export function addToBank(dependencies: AddToBankDependencies) {
  const { questionSupply, find, read, recordUse, now } = dependencies;
  return async (command: AddToBankCommand): Promise<Added> => {
    const { paper } = await currentPaper(dependencies, command.paperId);
    const { questions, idOf } = await find(paper);
    for (const { subjectName } of command.subjects) {
      if (!questions.some((question) => question.subjectName === subjectName)) {
        throw new DomainError('invalid', 'exams.unknown-subject', { params: { subject: subjectName } });
      }
    }
    const missing = questions.filter((question) => idOf(question) === null);
    const drafts = missing.flatMap((question) => draftOf(question, command));
    const isTaken = ({ draft, isVoid }: (typeof drafts)[number]) =>
      !isVoid && Object.keys(questionErrors(draft)).length === 0;
    const taken = new Map(drafts.filter(isTaken).map((one) => [one._id, one]));
    const at = new Date(now()).toISOString();
    const { editor } = command;
    await mapInBatches([...taken.values()], writesAtOnce, ({ _id, draft, number }) =>
      questionSupply.addOnce({ _id, draft, editor, now: at, placeInFile: number }),
    );
    await restoreDeleted([...taken.keys()]);
    await recordUse(command.paperId);
    const refused = drafts.filter((one) => !isTaken(one)).map(({ number }) => number);
    return { ...(await read(command.paperId)), added: taken.size, refused };
  };

  async function restoreDeleted(ids: readonly string[]): Promise<void> {
    const present = await questionSupply.identities({ ids, duplicateKeys: [] });
    const known = new Set(present.map(({ _id }) => _id));
    for (const id of ids) if (!known.has(id)) await questionSupply.restore(id);
  }
}

function draftOf({ question, number, subjectName, duplicateKey }: PaperQuestion, command: AddToBankCommand) {
  const labels = command.subjects.find((subject) => subject.subjectName === subjectName);
  if (labels === undefined) return [];
  const { subject, chapter } = labels;
  const { source, difficulty, tags, forPractice } = command;
  const draft: QuestionDraft = {
    question: question.question,
    explanation: question.explanation,
    points: question.points,
    options: question.options.map(({ text, isCorrect }) => ({ text, isCorrect })),
    subject,
    chapter,
    difficulty,
    tags,
    source,
    forPractice,
  };
  return [{ _id: addedIdOf(duplicateKey), number, draft, isVoid: question.isVoid === true }];
}
