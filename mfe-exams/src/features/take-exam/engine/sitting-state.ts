import type { Announcement, StudentPaper } from '@pathshala/svc-exams-contract/http';
import { createStore, type Store } from '@pathshala/web-kit/store';
import { restoredSheet, type StoredSheet, storedSheetOf } from '../model/stored-sheet.ts';
import { hasUnsaved, type IsOpen, unsavedIn } from '../model/next-save.ts';
import { reduceSheet } from '../model/reduce-sheet.ts';
import type { SentAnswer } from '../model/ledger.ts';
import { type Sheet, type SheetEvent, writtenQuestion } from '../model/sheet.ts';
import type { AnswerStorage } from './answer-storage.ts';
import type { Trouble } from './answer-sender.ts';
import type { OpenedExam } from './open-exam.ts';
import type { Phase } from './submission.ts';

export interface SittingState {
  readonly sheet: Sheet;
  readonly phase: Phase;
  readonly trouble: Trouble;
  /** The server's clock ends the attempt then; epoch milliseconds. */
  readonly deadline: number;
  /** The message of the server's last refusal. */
  readonly refusal: string | null;
  /** The question on the screen; null: the first. */
  readonly current: string | null;
  /** The announcements of the exam desk. */
  readonly announcements: readonly Announcement[];
}

export interface SittingStore {
  readonly state: Pick<Store<SittingState>, 'get' | 'subscribe'>;
  readonly change: (part: Partial<SittingState>) => void;
  /** Changes the sheet and persists it synchronously. */
  readonly dispatch: (event: SheetEvent) => void;
  /** Writes the sheet to the storage of the browser. */
  readonly persist: () => void;
  /** Writes the sheet in the place of what earlier pages have left; once, when the page is shown. */
  readonly takeOver: () => void;
  readonly isOpen: IsOpen;
  /** The answers that a submit takes with it. */
  readonly unsaved: () => readonly SentAnswer[];
  /** Answers or marks. */
  readonly hasUnsaved: () => boolean;
}

/** The state of a sitting, begun with the server's answers and what this browser had not sent. */
export function createSittingStore(
  { attempt, paper }: OpenedExam,
  answerStorage: AnswerStorage,
): SittingStore {
  const stored = answerStorage.read();
  const state = createStore<SittingState>({
    sheet: restoredSheet(attempt, stored),
    // A submit that was made offline stays queued after a reload.
    phase: stored.some(({ isSubmitting }) => isSubmitting === true) ? 'queued' : 'open',
    trouble: null,
    deadline: Date.parse(attempt.deadlineAt),
    refusal: null,
    current: stored.at(-1)?.current ?? null,
    announcements: [],
  });
  const isOpen = openQuestions(paper, () => state.get().sheet);
  const change = (part: Partial<SittingState>): void => state.set({ ...state.get(), ...part });

  function storedNow(): StoredSheet {
    const { sheet, current, phase } = state.get();
    // A submit in flight may not have arrived.
    const isSubmitting = phase === 'queued' || phase === 'submitting';
    return storedSheetOf(sheet, { at: Date.now(), current, isSubmitting });
  }

  function persist(): void {
    if (state.get().phase !== 'done') answerStorage.write(storedNow());
  }

  return {
    state,
    change,
    persist,
    takeOver: () => answerStorage.takeOver(storedNow()),
    isOpen,
    dispatch: (event) => {
      change({ sheet: reduceSheet(state.get().sheet, event) });
      persist();
    },
    unsaved: () => unsavedIn(state.get().sheet, isOpen),
    hasUnsaved: () => hasUnsaved(state.get().sheet, isOpen),
  };
}

function openQuestions({ subjects, examType }: StudentPaper, sheet: () => Sheet): IsOpen {
  if (examType === 'Written') return (questionId) => questionId === writtenQuestion;
  const subjectOf = new Map(
    subjects.flatMap((subject) => subject.mcqs.map(({ _id }) => [_id, subject] as const)),
  );
  return (questionId) => {
    const subject = subjectOf.get(questionId);
    if (!subject) return false;
    return subject.mandatory || sheet().subjects.includes(subject.subjectName);
  };
}
