import { paperLimits } from '@pathshala/rules/paper-rules';
import { useDeferredValue, useMemo, useState } from 'react';
import { numberOf } from '@pathshala/admin-kit/values/number-of';
import { addQuestions } from '../draft/edit-subjects.ts';
import { useEditor, useQuestionRules } from '../editor-context.ts';
import type { SubjectDraft } from '../draft/question-draft.ts';
import { draftsOf, duplicatesIn } from './pasted-drafts.ts';
import type { PasteResult } from '@pathshala/rules/pasted-question';
import { parsePasted } from './parse-pasted.ts';
import { type BijoyReadings, useBijoyReadings } from './use-bijoy-readings.ts';

/** The input of the dialog; it stays when the dialog is closed. */
export interface PasteInput {
  readonly text: string;
  /** The points as typed. */
  readonly points: string;
}

type PasteProblem = 'empty' | 'tooMany';

export interface Paste extends PasteInput {
  /** The result, in the chosen readings if a text may be Bijoy. */
  readonly found: PasteResult;
  readonly bijoy: BijoyReadings;
  /** Line numbers of questions that repeat an earlier one. */
  readonly duplicates: ReadonlySet<number>;
  /** The number of questions that can still be added to the subject. */
  readonly room: number;
  readonly problem: PasteProblem | undefined;
  readonly arePointsWrong: boolean;
  /** Add was pressed, so errors are shown. */
  readonly isTried: boolean;
  /** Number of questions added last. */
  readonly added: number;
  readonly write: (change: Partial<PasteInput>) => void;
  /** Adds the recognised questions and keeps the other text; returns true if nothing is left. */
  readonly add: () => boolean;
}

/** The state of the dialog that pastes questions into a subject. */
export function usePaste(
  { key, mcqs }: SubjectDraft,
  input: PasteInput,
  setInput: (input: PasteInput) => void,
): Paste {
  const editor = useEditor();
  const { isMultipleChoice } = useQuestionRules();
  const [{ isTried, added }, setOutcome] = useState({ isTried: false, added: 0 });
  // Typing has priority over the preview.
  const text = useDeferredValue(input.text);
  const parsed = useMemo(() => parsePasted(text, isMultipleChoice), [text, isMultipleChoice]);
  const bijoy = useBijoyReadings(parsed.questions);
  const found = { ...parsed, questions: bijoy.questions };
  const duplicates = duplicatesIn(found.questions, mcqs);
  const room = paperLimits.questions - mcqs.length;
  const problem = problemOf(found, room);
  const arePointsWrong = !((numberOf(input.points) ?? 0) > 0);

  function add(): boolean {
    setOutcome({ isTried: true, added: 0 });
    // The preview may lag behind the text.
    if (text !== input.text || problem !== undefined || arePointsWrong) return false;
    editor.apply(addQuestions(key, draftsOf(found.questions, input.points)));
    setInput({ ...input, text: found.rest });
    setOutcome({ isTried: false, added: found.questions.length });
    return found.errors.length === 0;
  }

  return {
    ...input,
    found,
    bijoy,
    duplicates,
    room,
    problem,
    arePointsWrong,
    isTried,
    added,
    write: (change) => {
      // A line break of a word processor is one here too, so that lines have the numbers that errors name.
      const typed = change.text?.replaceAll(/[\v\f\u2028\u2029]/gu, '\n');
      setInput({ ...input, ...change, ...(typed !== undefined && { text: typed }) });
      setOutcome({ isTried: false, added: 0 });
    },
    add,
  };
}

function problemOf({ questions }: PasteResult, room: number): PasteProblem | undefined {
  if (questions.length === 0) return 'empty';
  return questions.length > room ? 'tooMany' : undefined;
}
