import type { PaperOverview } from '@pathshala/svc-exams-contract/http';
import { useText } from '@pathshala/web-kit/texts';
import { type RefObject, useId, useRef, useState } from 'react';
import { optionalToChoose } from '../model/paper-questions.ts';
import { texts } from '../texts.ts';

export interface FirstChoice {
  readonly chosen: readonly string[];
  readonly choose: (chosen: readonly string[]) => void;
  readonly isIncomplete: boolean;
  /** The student will choose during the exam. */
  readonly isLater: boolean;
  readonly putOff: (isLater: boolean) => void;
  readonly error: { readonly id: string; readonly text: string } | undefined;
  readonly group: RefObject<HTMLFieldSetElement | null>;
  /** Whether the exam may start with this choice; if not, the group shows the error and gets the focus. */
  readonly isReady: () => boolean;
}

interface State {
  readonly chosen: readonly string[];
  readonly isLater: boolean;
  readonly isRefused: boolean;
}

/** The choice of optional subjects before Start: complete, or explicitly left for later. */
export function useFirstChoice(overview: PaperOverview): FirstChoice {
  const say = useText();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [{ chosen, isLater, isRefused }, set] = useState<State>({
    chosen: [],
    isLater: false,
    isRefused: false,
  });
  const needed = optionalToChoose(overview);
  const isIncomplete = chosen.length < needed;
  return {
    chosen,
    choose: (next) => set({ chosen: next, isLater, isRefused: false }),
    isIncomplete,
    isLater,
    putOff: (later) => set({ chosen, isLater: later, isRefused: false }),
    error: isRefused ? { id, text: say(texts.tooFew, { n: needed }) } : undefined,
    group,
    isReady: () => {
      if (!isIncomplete || isLater) return true;
      set({ chosen, isLater, isRefused: true });
      group.current?.focus();
      return false;
    },
  };
}
