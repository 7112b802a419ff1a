import type { RefObject } from 'react';
import { optionIndexOf, useSheetKeys } from '../../../questions/use-sheet-keys.ts';
import type { PracticeQuestion } from './practice-run.ts';

interface PracticeKeys {
  readonly question: PracticeQuestion | undefined;
  readonly choose: (optionId: string) => void;
  /** Enter: check, or go on where it is checked. */
  readonly proceed: () => void;
  readonly move: (by: 1 | -1) => void;
}

/** 1 to 6 and A to F choose, Enter checks and goes on, arrows move. Only while the focus is on no other control. */
export function usePracticeKeys(sheet: RefObject<HTMLElement | null>, keys: PracticeKeys): void {
  useSheetKeys(sheet, (event) => actionOf(event, keys));
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

/** Compares the place of the key as well: on a Bengali keyboard the A key types another letter. */
function indexOf(event: KeyboardEvent): number {
  const letter = /^Key([A-F])$/.exec(event.code)?.[1] ?? /^[A-Fa-f]$/.exec(event.key)?.[0];
  return letter === undefined ? optionIndexOf(event) : 'ABCDEF'.indexOf(letter.toUpperCase());
}
