import { useDraft, useValue } from '@pathshala/admin-kit/draft/draft-context';
import { numberOf } from '@pathshala/admin-kit/draft/number-of';
import type { Path } from '@pathshala/admin-kit/draft/path';
import type { QuestionDraft } from '@pathshala/admin-kit/draft/question-draft';
import { useMemo, useState } from 'react';
import { paperLimits } from '@pathshala/rules/paper-rules';
import { type AikenResult, parseAiken } from './parse-aiken.ts';
import { questionsOf, duplicatesIn } from './questions-of.ts';

interface PasteState {
  readonly text: string;
  /** As typed. */
  readonly points: string;
  /** Add was pressed, so errors are shown. */
  readonly isTried: boolean;
  /** Number of questions added last. */
  readonly added: number;
}

type PasteProblem = 'empty' | 'tooMany';

export interface Paste extends PasteState {
  readonly found: AikenResult;
  /** Line numbers of questions that repeat an earlier one. */
  readonly duplicates: ReadonlySet<number>;
  /** How many questions can still be added to the subject. */
  readonly room: number;
  readonly problem: PasteProblem | undefined;
  readonly arePointsWrong: boolean;
  readonly write: (change: Partial<Pick<PasteState, 'text' | 'points'>>) => void;
  /** Adds the valid questions and keeps the other text; returns true if nothing is left. */
  readonly add: () => boolean;
}

/** The state of the dialog that pastes questions into the list at this path. */
export function usePaste(path: Path): Paste {
  const draft = useDraft();
  const present = useValue<readonly QuestionDraft[]>(path);
  const [state, setState] = useState<PasteState>({ text: '', points: '1', isTried: false, added: 0 });
  const found = useMemo(() => parseAiken(state.text), [state.text]);
  const duplicates = useMemo(() => duplicatesIn(found.questions, present), [found, present]);
  const room = paperLimits.questions - present.length;
  const problem = problemOf(found, room);
  const arePointsWrong = !((numberOf(state.points) ?? 0) > 0);

  function add(): boolean {
    setState({ ...state, isTried: true });
    if (problem !== undefined || arePointsWrong) return false;
    draft.set(path, [...present, ...questionsOf(found.questions, state.points)]);
    setState({ ...state, text: found.rest, isTried: false, added: found.questions.length });
    return found.errors.length === 0;
  }

  return {
    ...state,
    found,
    duplicates,
    room,
    problem,
    arePointsWrong,
    write: (change) => setState({ ...state, ...change, isTried: false, added: 0 }),
    add,
  };
}

function problemOf({ questions }: AikenResult, room: number): PasteProblem | undefined {
  if (questions.length === 0) return 'empty';
  return questions.length > room ? 'tooMany' : undefined;
}
