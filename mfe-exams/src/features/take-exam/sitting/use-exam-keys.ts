import { type RefObject, useEffect } from 'react';
import type { SittingView } from './sitting-view.ts';
import { announceTime } from './time-key.ts';
import type { Steps } from './use-steps.ts';

/** Keys by their place too: with a Bengali keyboard the N key writes another letter. */
const named: Readonly<Record<string, string>> = { KeyN: 'n', KeyP: 'p', KeyM: 'm', KeyT: 't' };

/**
 * 1 to 6 choose, N and P move, M marks, T announces the time. They work while the focus is within the exam sheet, so that
 * they never collide with a browser's, a screen reader's or a voice command elsewhere.
 */
export function useExamKeys(sheet: RefObject<HTMLElement | null>, view: SittingView, steps: Steps): void {
  useEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      const action = actionOf(event, view, steps);
      if (!action) return;
      event.preventDefault();
      action();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  });
}

function actionOf(
  event: KeyboardEvent,
  { sitting, question, choose }: SittingView,
  steps: Steps,
): (() => void) | undefined {
  if (!question) return undefined;
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(event.code)?.[1] ?? /^[1-6]$/.exec(event.key)?.[0];
  const option = digit === undefined ? undefined : question.options[Number(digit) - 1];
  if (option) return () => choose(question, option._id);
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    n: steps.next,
    p: steps.previous,
    m: () => sitting.toggleMark(question._id),
    t: announceTime,
  };
  return actions[event.key.toLowerCase()] ?? actions[named[event.code] ?? ''];
}
