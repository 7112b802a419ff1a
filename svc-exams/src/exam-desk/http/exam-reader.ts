import type { DeskSignals } from '../ports.ts';
import { signalLifeMs } from '../use-cases/desk-changes.ts';
import type { readDesk } from '../use-cases/read-desk.ts';
import type { ReadRows } from '../use-cases/read-rows.ts';
import { viewDesk } from './views.ts';
import type { WatchedExam } from './watched-exam.ts';

/** Processes write signals late, and their clocks differ. */
const signalOverlapMs = 5000;

/** After a longer time without a read, signals may have been removed before they were read. */
const maxGapMs = signalLifeMs - 2 * signalOverlapMs;

/** Milliseconds after which changes that a killed process did not publish, and new registrations, are read. */
const readAllEveryMs = 120_000;

export interface ExamReaderDependencies {
  readonly readRows: ReadRows;
  readonly readDesk: ReturnType<typeof readDesk>;
  readonly signals: DeskSignals;
  readonly now: () => number;
}

/** Reads the changes in the store into a watched exam. */
export function createExamReader({ readRows, readDesk, signals, now }: ExamReaderDependencies) {
  async function textOfDesk(examId: string): Promise<string> {
    return JSON.stringify(viewDesk(await readDesk(examId)));
  }

  async function readAll(examId: string, exam: WatchedExam): Promise<void> {
    const at = now();
    exam.board.replace(await readRows.all(examId));
    exam.readAllAt = at;
  }

  /** Starts at the last read that succeeded, so that signals published since are not missed. */
  async function readChanges(examId: string, exam: WatchedExam): Promise<void> {
    const at = now();
    const recent = await signals.since(examId, exam.signalsReadAt - signalOverlapMs);
    const fresh = recent.filter(({ _id }) => !exam.readSignals.has(_id));
    const ids = fresh.flatMap(({ attemptIds }) => attemptIds ?? []);
    const isWhole = at - exam.signalsReadAt > maxGapMs || fresh.some(({ attemptIds }) => attemptIds === null);
    if (isWhole || at - exam.readAllAt >= readAllEveryMs) await readAll(examId, exam);
    else exam.board.update(await readRows.of(examId, [...new Set(ids)]));
    exam.signalsReadAt = at;
    exam.readSignals.clear();
    for (const { _id } of recent) exam.readSignals.add(_id);
  }

  return { textOfDesk, readAll, readChanges };
}
