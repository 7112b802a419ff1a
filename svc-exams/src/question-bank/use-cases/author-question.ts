import { type Editor, firstEditMark, nextEditMark } from '@pathshala/back-office/edit-mark';
import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import { textOfHtml } from '@pathshala/rules/escape-html';
import { splitLanguages } from '@pathshala/rules/language-parts';
import { deletedNow, isDeletedForGood, notDeleted, undoUntilOf } from '@pathshala/rules/undo-window';
import { forEachSettled } from '@pathshala/service-kit/platform/for-each-settled';
import { authorQuestion, requireCompleteQuestion } from '../domain/author-question.ts';
import { duplicateKeyOf, questionKeysOf } from '../domain/question-keys.ts';
import {
  type BankQuestion,
  changedFields,
  type QuestionDraft,
  requireQuestion,
  versionOf,
} from '../domain/question.ts';
import type { ExamUse, Questions, QuestionStock, QuestionVersions } from '../ports.ts';
import type { ReadUsage } from './read-usage.ts';

interface CreateQuestionDependencies {
  readonly questions: Questions;
  readonly now: () => number;
  readonly newId: () => string;
}

type NewQuestion = Parameters<QuestionStock['addOnce']>[0];

function firstVersion(
  { _id, draft, editor, now, placeInFile }: NewQuestion,
  newId: () => string,
): BankQuestion {
  const content = authorQuestion(draft, { newId, before: null });
  return {
    _id,
    ...content,
    ...questionKeysOf(content),
    version: 1,
    createdAt: now,
    ...(placeInFile !== undefined && { placeInFile }),
    uses: [],
    useCount: 0,
    ...notDeleted,
    ...firstEditMark(editor, now),
  };
}

export function createQuestion({ questions, now, newId }: CreateQuestionDependencies) {
  return async ({ draft, editor }: { draft: QuestionDraft; editor: Editor }): Promise<BankQuestion> => {
    requireCompleteQuestion(draft);
    const added = { _id: newId(), draft, editor, now: new Date(now()).toISOString() };
    return questions.insert(firstVersion(added, newId));
  };
}

/** Adds a question whose id its caller has derived, so that a repeat has no effect. */
export function addQuestionOnce({
  questions,
  newId,
}: Pick<CreateQuestionDependencies, 'questions' | 'newId'>) {
  return async (added: NewQuestion): Promise<void> => {
    await isInserted(questions.insert(firstVersion(added, newId)));
  };
}

interface ReplaceQuestionDependencies {
  readonly questions: Questions;
  readonly versions: QuestionVersions;
  readonly now: () => number;
  readonly newId: () => string;
}

interface ReplaceQuestionCommand {
  readonly id: string;
  readonly draft: QuestionDraft;
  /** The revision that the editor has read; undefined replaces whatever is stored. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

/** An edit that changes nothing makes no version. */
function replaced(
  stored: BankQuestion,
  { draft, rev, editor }: ReplaceQuestionCommand,
  { newId, now }: { newId: () => string; now: string },
): BankQuestion {
  const mark = nextEditMark(stored, editor, { rev, now });
  const content = authorQuestion(draft, { newId, before: stored });
  if (changedFields(stored, content).length === 0) return stored;
  // Answers to another text say nothing about this one.
  const isSameText = duplicateKeyOf(content) === stored.duplicateKey;
  const measures = isSameText ? stored.measures : undefined;
  const keys = questionKeysOf({ ...content, measures });
  const { measures: _, ...rest } = stored;
  return {
    ...rest,
    ...content,
    ...keys,
    ...formerKeysOf(stored, keys.duplicateKey),
    ...(measures && { measures }),
    version: stored.version + 1,
    ...mark,
  };
}

/** The duplicate keys of former texts, any of which papers may have copied. */
function formerKeysOf({ duplicateKey, formerKeys = [] }: BankQuestion, current: string) {
  const former = [...new Set([...formerKeys, duplicateKey])].filter((key) => key !== current);
  return former.length === 0 ? {} : { formerKeys: former };
}

/**
 * Stores the version that is replaced before the new one: a crash in between leaves a copy of the current version, which
 * the next edit stores again.
 */
export function replaceQuestion({ questions, versions, now, newId }: ReplaceQuestionDependencies) {
  return async function replace(command: ReplaceQuestionCommand): Promise<BankQuestion> {
    requireCompleteQuestion(command.draft);
    const seen = requireQuestion(await questions.find(command.id));
    await versions.store(versionOf(seen));
    let wasLate = false;
    const result = await questions.update(command.id, (stored) => {
      requireQuestion(stored);
      wasLate = stored.version !== seen.version;
      const state = wasLate
        ? stored
        : replaced(stored, command, { newId, now: new Date(now()).toISOString() });
      return state === stored ? null : { state };
    });
    // Another edit came between: its predecessor is stored, the edit itself is not.
    return wasLate ? replace(command) : result;
  };
}

interface DeleteQuestionDependencies {
  readonly questions: Pick<Questions, 'update'>;
  readonly readUsage: ReadUsage;
  readonly now: () => number;
}

/** Exams keep their copy. The job `remove-questions` removes the question and its versions after the undo window. */
export function deleteQuestion({ questions, readUsage, now }: DeleteQuestionDependencies) {
  return async (id: string, editor: Editor): Promise<{ exams: readonly ExamUse[]; undoUntil: string }> => {
    const exams = await readUsage(id);
    const deletion = deletedNow(now(), editor);
    await questions.update(id, (stored) => ({ state: { ...requireQuestion(stored), ...deletion } }));
    return { exams, undoUntil: undoUntilOf(deletion) };
  };
}

interface RestoreQuestionDependencies {
  readonly questions: Pick<Questions, 'find' | 'update'>;
  readonly now: () => number;
}

/** Throws `gone` once the undo window is over. Has no effect on a question that is not deleted. */
export function restoreQuestion({ questions, now }: RestoreQuestionDependencies) {
  return async (id: string): Promise<BankQuestion> => {
    if ((await questions.find(id)) === null) throw new DomainError('not-found', 'exams.question.not-found');
    return questions.update(id, (stored) => {
      if (stored.deletedAt === null) return null;
      if (isDeletedForGood(stored, now())) throw new DomainError('gone', 'exams.question.restore-too-late');
      return { state: { ...stored, ...notDeleted } };
    });
  };
}

interface RemoveQuestionsDependencies {
  readonly questions: Questions;
  readonly versions: QuestionVersions;
  readonly now: () => number;
}

const batchSize = 50;

/** The question is removed last, so that the next run continues after a crash in between. */
export function removeQuestions({ questions, versions, now }: RemoveQuestionsDependencies) {
  return async (): Promise<void> => {
    await forEachSettled(await questions.listRemovalDue(now(), batchSize), async (id) => {
      await versions.removeOf(id);
      await questions.remove(id);
    });
  };
}

const shownCharacters = 160;

/** The first words of a text, without markup. */
function firstWords(fragment: string): string {
  const text = textOfHtml(fragment).replaceAll(/\s+/gu, ' ').trim();
  return text.length <= shownCharacters ? text : `${text.slice(0, shownCharacters).toWellFormed()}…`;
}

/** The question as a title: `বাংলা | English` where it has both. */
function titleOf(question: string): string {
  const parts = splitLanguages(question);
  if (parts === null) return firstWords(question);
  return [parts.bn, parts.en]
    .map(firstWords)
    .filter((text) => text !== '')
    .join(' | ');
}

/** Lists questions of the bank that can be restored. Exams keep their copy. */
export function listDeleted({
  questions,
}: {
  readonly questions: Pick<Questions, 'listRestorable'>;
}): ListDeleted {
  return async (now) =>
    (await questions.listRestorable(now)).map((stored) =>
      deletedThingOf(stored, { _id: stored._id, kind: 'question', title: titleOf(stored.question) }),
    );
}
