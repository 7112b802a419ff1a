import { type RefObject, useEffect, useRef } from 'react';
import type { SittingView } from './sitting-view.ts';

export interface Steps {
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

/** Moving from question to question; the focus follows to the question's heading, so that it is announced. */
export function useSteps(
  { sitting, questions, question }: SittingView,
  sheet: RefObject<HTMLElement | null>,
): Steps {
  const id = question?._id;
  const shown = useRef(id);
  useEffect(() => {
    // The Start button is gone: move the focus to the question without scrolling.
    headingIn(sheet.current)?.focus({ preventScroll: true });
    globalThis.scrollTo(0, 0);
  }, [sheet]);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    const heading = headingIn(sheet.current);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView?.({ block: 'nearest' });
  }, [id, sheet]);
  const index = questions.findIndex(({ _id }) => _id === id);
  const stepTo = (place: number): (() => void) | undefined => {
    const target = questions[place];
    return target && index >= 0 ? () => sitting.show(target._id) : undefined;
  };
  return { previous: stepTo(index - 1), next: stepTo(index + 1) };
}

function headingIn(sheet: HTMLElement | null): HTMLElement | null {
  return sheet?.querySelector<HTMLElement>('[data-question-heading]') ?? null;
}
