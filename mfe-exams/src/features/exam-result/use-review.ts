import { useCallback, useState } from 'react';
import type { ReviewedAnswer } from './reviewed-answer.ts';
import type { Shown } from './answer-filter.tsx';

/** Holds which questions are listed and which of them are open; at first the ones that were not right are. */
export function useReview() {
  const [shown, show] = useState<Shown>('all');
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = ({ question, outcome }: ReviewedAnswer) =>
    changed.get(question.questionId) ?? outcome !== 'correct';
  const setOpen = useCallback(
    (questionIds: readonly string[], isNowOpen: boolean) =>
      setChanged((before) => new Map([...before, ...questionIds.map((id) => [id, isNowOpen] as const)])),
    [],
  );
  return { shown, show, isOpen, setOpen };
}

export type Review = ReturnType<typeof useReview>;

export const answersId = 'answers';

export function elementIdOf(questionId: string): string {
  return `question-${questionId}`;
}

/** Scrolls to the element and focuses it after the next frame: React has rendered what was just unfolded or listed. */
export function goTo(elementId: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(elementId);
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
  });
}
