import { nextEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { authorQuestion, requireCompleteQuestion } from '../domain/author-question.ts';
import { questionKeysOf } from '../domain/question-keys.ts';
import { changedFields, versionOf, type BankQuestion, type QuestionDraft } from '../domain/question.ts';
import type { Questions, QuestionVersions } from '../ports.ts';
import { requireQuestion } from './require-question.ts';

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
  const keys = questionKeysOf(content);
  const formerKeys = formerKeysOf(stored, keys.duplicateKey);
  return { ...stored, ...content, ...keys, ...formerKeys, version: stored.version + 1, ...mark };
}

/** Papers may have copied any text that the question had. */
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
    // Another edit came between: its predecessor is stored, it is not.
    return wasLate ? replace(command) : result;
  };
}
