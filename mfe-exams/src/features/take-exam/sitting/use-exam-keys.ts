import type { RefObject } from 'react';
import { optionIndexOf, useSheetKeys } from '../../../questions/use-sheet-keys.ts';
import type { SittingView } from './sitting-view.ts';
import { announceTime } from './time-key.ts';
import type { Steps } from './use-steps.ts';

/** Keys by their place too: with a Bengali keyboard the N key writes another letter. */
const named: Readonly<Record<string, string>> = { KeyN: 'n', KeyP: 'p', KeyM: 'm', KeyT: 't' };

/** 1 to 6 choose, N and P move, M marks, T announces the time. */
export function useExamKeys(sheet: RefObject<HTMLElement | null>, view: SittingView, steps: Steps): void {
  useSheetKeys(sheet, (event) => actionOf(event, view, steps));
}

function actionOf(
  event: KeyboardEvent,
  { sitting, question, choose }: SittingView,
  steps: Steps,
): (() => void) | undefined {
  if (!question) return undefined;
  const option = question.options[optionIndexOf(event)];
  if (option) return () => choose(question, option._id);
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    n: steps.next,
    p: steps.previous,
    m: () => sitting.toggleMark(question._id),
    t: announceTime,
  };
  return actions[event.key.toLowerCase()] ?? actions[named[event.code] ?? ''];
}
