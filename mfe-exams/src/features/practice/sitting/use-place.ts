import { useEffect, useRef, useState } from 'react';
import { type Answers, isFixed } from './answers.ts';
import type { PracticeQuestion } from './practice-run.ts';

export interface Place {
  readonly question: PracticeQuestion | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly move: (by: 1 | -1) => void;
}

export function headingId({ _id }: Pick<PracticeQuestion, '_id'>): string {
  return `practice-${_id}`;
}

/** The question of the screen: at first the first without an answer. A move focuses its heading. */
export function usePlace(questions: readonly PracticeQuestion[], answers: Answers): Place {
  const [index, setIndex] = useState(() => {
    const open = questions.findIndex((question) => !isFixed(answers, question));
    return open === -1 ? 0 : open;
  });
  const moved = useRef(false);
  const question = questions[index];
  useEffect(() => {
    if (!moved.current || !question) return;
    document.getElementById(headingId(question))?.focus();
  }, [question]);
  return {
    question,
    isFirst: index === 0,
    isLast: index === questions.length - 1,
    move(by) {
      moved.current = true;
      setIndex((before) => Math.min(questions.length - 1, Math.max(0, before + by)));
    },
  };
}
