import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { choiceOf } from '../model/ledger.ts';
import type { Question } from '../model/paper-questions.ts';
import { isMarked } from '../model/question-state.ts';
import styles from './question-actions.module.css';
import type { SittingView } from './sitting-view.ts';
import { texts } from './texts.ts';

interface QuestionActionProps {
  readonly view: SittingView;
  readonly question: Question;
}

/** Marks the question for review; a marked answer counts. */
export function MarkButton({ view: { sitting, state }, question }: QuestionActionProps): ReactNode {
  const say = useText();
  return (
    <Button
      size="small"
      className={styles['mark'] ?? ''}
      aria-pressed={isMarked(state.sheet, question._id)}
      data-print="no"
      onClick={() => sitting.toggleMark(question._id)}
    >
      <Flag />
      {say(texts.questionMark)}
    </Button>
  );
}

export function ClearButton({ view: { sitting, state }, question }: QuestionActionProps): ReactNode {
  const say = useText();
  return (
    <Button
      kind="quiet"
      data-print="no"
      disabled={choiceOf(state.sheet, question._id) === null}
      onClick={() => sitting.choose(question._id, null)}
    >
      {say(texts.questionClear)}
    </Button>
  );
}

function Flag(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M3 15V2h9l-2 3 2 3H4" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
