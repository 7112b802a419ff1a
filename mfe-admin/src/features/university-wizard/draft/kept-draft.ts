import { emptyCourse } from './course-draft.ts';
import { steps } from './where-of.ts';
import type { WizardState } from './wizard-store.ts';

/** What survives a reload. */
export interface KeptDraft extends Pick<WizardState, 'values' | 'step' | 'where'> {
  /** The stored course the draft began with, to see whether somebody has changed it since. */
  readonly source: string;
  /** Epoch milliseconds. */
  readonly keptAt: number;
}

export interface DraftShelf {
  readonly read: () => KeptDraft | undefined;
  /** False: the browser has no room, or forbids it. */
  readonly write: (draft: KeptDraft) => boolean;
  readonly clear: () => void;
}

/** One draft per person and course (`new` for one that is not stored yet); key prefix `persist:` (ADM-02). */
export function draftShelf(userId: string, courseId: string, storage: Storage = localStorage): DraftShelf {
  const key = `persist:university:${userId}:${courseId}`;
  return {
    read: () => {
      try {
        return keptDraftOf(JSON.parse(storage.getItem(key) ?? 'null'));
      } catch {
        // A damaged draft cannot be shown; the form begins afresh.
        return undefined;
      }
    },
    write: (draft) => {
      try {
        storage.setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    clear: () => {
      try {
        storage.removeItem(key);
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
    },
  };
}

function keptDraftOf(stored: unknown): KeptDraft | undefined {
  const draft = stored as Partial<KeptDraft> | null;
  if (!draft || typeof draft.values !== 'object' || !Array.isArray(draft.values.units)) return undefined;
  return {
    // A draft of an older version of the form lacks what has been added since.
    values: { ...emptyCourse(), ...draft.values },
    step: steps.find((step) => step === draft.step) ?? 'university',
    where: draft.where ?? {},
    source: draft.source ?? '',
    keptAt: draft.keptAt ?? 0,
  };
}
