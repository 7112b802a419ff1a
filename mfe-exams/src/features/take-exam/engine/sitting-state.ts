import type { StudentPaper } from '@pathshala/svc-exams-contract/http';
import { createStore, type Store } from '@pathshala/web-kit/store';
import { keptOf, restoredSheet } from '../model/kept-changes.ts';
import { type IsOpen, unsavedIn } from '../model/next-save.ts';
import { reduceSheet } from '../model/reduce-sheet.ts';
import type { SentAnswer, Sheet, SheetEvent } from '../model/sheet.ts';
import type { AnswerKeeper } from './answer-keeper.ts';
import type { Trouble } from './answer-sender.ts';
import type { OpenedExam } from './open-exam.ts';
import type { Phase } from './hand-in.ts';

export interface SittingState {
  readonly sheet: Sheet;
  readonly phase: Phase;
  readonly trouble: Trouble;
  /** The server's clock ends the attempt then; epoch milliseconds. */
  readonly deadline: number;
  /** The server's last refusal, in its words. */
  readonly refusal: string | null;
  /** The question on the screen; null: the first. */
  readonly current: string | null;
}

export interface SittingStore {
  readonly state: Pick<Store<SittingState>, 'get' | 'subscribe'>;
  readonly change: (part: Partial<SittingState>) => void;
  /** Changes the sheet, and keeps it in the browser in the same turn. */
  readonly dispatch: (event: SheetEvent) => void;
  readonly keep: () => void;
  readonly isOpen: IsOpen;
  readonly unsaved: () => readonly SentAnswer[];
}

/** The state of a sitting, begun with the server's answers and what this browser had not sent. */
export function createSittingStore({ attempt, paper }: OpenedExam, keeper: AnswerKeeper): SittingStore {
  const kept = keeper.take();
  const state = createStore<SittingState>({
    sheet: restoredSheet(attempt, kept),
    // What was submitted without a line goes on waiting for it after a reload.
    phase: kept.some(({ isSubmitting }) => isSubmitting === true) ? 'queued' : 'open',
    trouble: null,
    deadline: Date.parse(attempt.deadlineAt),
    refusal: null,
    current: kept.at(-1)?.current ?? null,
  });
  const isOpen = openQuestions(paper, () => state.get().sheet);
  const change = (part: Partial<SittingState>): void => state.set({ ...state.get(), ...part });

  function keep(): void {
    const { sheet, current, phase } = state.get();
    if (phase === 'done') return;
    // A submit under way may not have arrived.
    const isSubmitting = phase === 'queued' || phase === 'handing-in';
    keeper.keep(keptOf(sheet, { at: Date.now(), current, isSubmitting }));
  }

  return {
    state,
    change,
    keep,
    isOpen,
    dispatch: (event) => {
      change({ sheet: reduceSheet(state.get().sheet, event) });
      keep();
    },
    unsaved: () => unsavedIn(state.get().sheet, isOpen),
  };
}

function openQuestions({ subjects }: StudentPaper, sheet: () => Sheet): IsOpen {
  const subjectOf = new Map(
    subjects.flatMap((subject) => subject.mcqs.map(({ _id }) => [_id, subject] as const)),
  );
  return (questionId) => {
    const subject = subjectOf.get(questionId);
    if (!subject) return false;
    return subject.mandatory || sheet().subjects.includes(subject.subjectName);
  };
}
