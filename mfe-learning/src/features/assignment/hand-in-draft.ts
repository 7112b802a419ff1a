import type { HandInFile, OwnSubmission } from '@pathshala/svc-catalog-contract/assignment';
import type { Pages } from '@pathshala/web-kit/page-photos/page-calls';
import { recall, remember } from '@pathshala/web-kit/browser-storage';
import { useState } from 'react';
import { pagesOfHandIn } from './hand-in-pages.ts';

export interface HandInDraft {
  readonly text: string;
  readonly link: string;
  readonly groupMembers: string;
  readonly file: HandInFile | null;
  readonly pages: Pages;
}

const empty: HandInDraft = { text: '', link: '', groupMembers: '', file: null, pages: [] };

function startOf(submission: OwnSubmission | null): HandInDraft {
  if (submission === null) return empty;
  const { text, link, groupMembers, file, pages = [] } = submission;
  return { text, link, groupMembers, file, pages: pagesOfHandIn(pages) };
}

function readDraft(key: string): Partial<HandInDraft> {
  try {
    return (JSON.parse(recall(key) ?? '{}') ?? {}) as Partial<HandInDraft>;
  } catch {
    // A damaged draft: the form starts with what was handed in.
    return {};
  }
}

function storeDraft(key: string, draft: HandInDraft | undefined): void {
  remember(key, draft === undefined ? null : JSON.stringify(draft));
}

interface HandInDraftState {
  readonly draft: HandInDraft;
  readonly change: (part: Partial<HandInDraft>) => void;
  /** Removes the draft after the submission. */
  readonly clear: () => void;
}

/** Stores what is typed in this browser, by account and assignment, until it is submitted. */
export function useHandInDraft(name: string, submission: OwnSubmission | null): HandInDraftState {
  const key = `persist:hand-in:${name}`;
  const [draft, setDraft] = useState<HandInDraft>(() => ({ ...startOf(submission), ...readDraft(key) }));
  return {
    draft,
    change: (part) =>
      setDraft((before) => {
        const next = { ...before, ...part };
        storeDraft(key, next);
        return next;
      }),
    clear: () => storeDraft(key, undefined),
  };
}
