import { type RefObject, useEffect } from 'react';
import type { PracticeQuestion } from './practice-run.ts';

export interface PracticeKeys {
  readonly question: PracticeQuestion | undefined;
  readonly choose: (optionId: string) => void;
  /** Enter: check, or go on where it is checked. */
  readonly proceed: () => void;
  readonly move: (by: 1 | -1) => void;
}

/** 1 to 6 and A to F choose, Enter checks and goes on, arrows move. Only while the focus is in the sheet and on no other control. */
export function usePracticeKeys(sheet: RefObject<HTMLElement | null>, keys: PracticeKeys): void {
  useEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      const action = actionOf(event, keys);
      if (!action) return;
      event.preventDefault();
      action();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  });
}

function actionOf(event: KeyboardEvent, keys: PracticeKeys): (() => void) | undefined {
  const { question, choose, proceed, move } = keys;
  const option = question?.options[indexOf(event)];
  if (option) return () => choose(option._id);
  const isControl = event.target instanceof Element && event.target.closest('button, a, select') !== null;
  // The arrows move between radio buttons, and Enter presses a button, as everywhere.
  if (event.key === 'Enter' && !isControl) return proceed;
  if (event.target instanceof HTMLInputElement || isControl) return undefined;
  if (event.key === 'ArrowRight') return () => move(1);
  if (event.key === 'ArrowLeft') return () => move(-1);
  return undefined;
}

/** By its place too: with a Bengali keyboard the A key writes another letter. */
function indexOf({ key, code }: KeyboardEvent): number {
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(code)?.[1] ?? /^[1-6]$/.exec(key)?.[0];
  if (digit !== undefined) return Number(digit) - 1;
  const letter = /^Key([A-F])$/.exec(code)?.[1] ?? /^[A-Fa-f]$/.exec(key)?.[0];
  return letter === undefined ? -1 : 'ABCDEF'.indexOf(letter.toUpperCase());
}
