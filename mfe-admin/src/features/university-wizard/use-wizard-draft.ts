import { useEffect, useMemo, useState } from 'react';
import type { CourseDraft } from './draft/course-draft.ts';
import { draftShelf, type KeptDraft } from './draft/kept-draft.ts';
import { createWizardStore, type WizardStore } from './draft/wizard-store.ts';

/** Milliseconds without a keystroke before the draft is written. */
const pause = 400;

export interface WizardDraft {
  readonly wizard: WizardStore;
  /** What an earlier visit left, if this form began with it. */
  readonly kept: KeptDraft | undefined;
  /** False: this browser does not keep the draft. */
  readonly isKeeping: boolean;
  /** Forgets the draft and begins again with these values. */
  readonly restart: (values: CourseDraft) => void;
  /** Forgets the draft; what is typed from here on is not kept either. */
  readonly forget: () => void;
}

export interface DraftSource {
  readonly userId: string;
  /** `new`: a course that is not stored yet. */
  readonly courseId: string;
  /** What the form shows without a draft. */
  readonly initial: () => CourseDraft;
  /** Changes whenever the stored course does. */
  readonly source: string;
}

/** The draft survives a reload, a crash and a lost session: it is kept in this browser while one types (ADM-02). */
export function useWizardDraft({ userId, courseId, initial, source }: DraftSource): WizardDraft {
  const shelf = useMemo(() => draftShelf(userId, courseId), [userId, courseId]);
  const [kept, setKept] = useState(shelf.read);
  const [wizard] = useState(() =>
    createWizardStore(kept ?? { values: initial(), step: 'university', where: {} }),
  );
  const [isKeeping, setKeeping] = useState(true);
  const [keeper] = useState(() => createKeeper(wizard));
  useEffect(
    () => keeper.start((state) => setKeeping(shelf.write({ ...state, source, keptAt: Date.now() }))),
    [keeper, shelf, source],
  );
  return {
    wizard,
    kept,
    isKeeping,
    restart: (values) => {
      shelf.clear();
      setKept(undefined);
      keeper.forget(values);
      wizard.load(values);
    },
    forget: () => {
      keeper.stop();
      shelf.clear();
    },
  };
}

type Write = (state: Pick<KeptDraft, 'values' | 'step' | 'where'>) => void;

/** Writes what has changed once the keys are still, and at once when the page goes. */
function createKeeper(wizard: WizardStore) {
  let written = wizard.get().values;
  let isStopped = false;
  function flush(write: Write): void {
    const { values, step, where } = wizard.get();
    if (isStopped || values === written) return;
    written = values;
    write({ values, step, where });
  }
  return {
    stop: () => {
      isStopped = true;
    },
    forget: (values: CourseDraft) => {
      written = values;
    },
    start: (write: Write) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const unsubscribe = wizard.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(() => flush(write), pause);
      });
      const flushNow = () => flush(write);
      addEventListener('pagehide', flushNow);
      return () => {
        clearTimeout(timer);
        removeEventListener('pagehide', flushNow);
        unsubscribe();
        flushNow();
      };
    },
  };
}
