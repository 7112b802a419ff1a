import { setTimeout as pause } from 'node:timers/promises';
import { BackupError } from './backup-error.ts';
import type { LogRecorder } from './log-recorder.ts';
import { snapshotId } from './manifest.ts';
import type { Cut } from './store-log.ts';

const attempts = 50;
const pauseMs = 100;

/** The files of the stores stay as they are during the work; changes go to the log alone. */
export async function whileHeld<Result>(
  recorder: LogRecorder,
  work: (cut: Cut) => Promise<Result>,
): Promise<Result> {
  const wasRecording = recorder.isRecording;
  const begun = await beginHold(recorder);
  try {
    const result = await work(await recorder.completed(begun));
    if (!recorder.endHold())
      throw new BackupError('Another program wrote into a store meanwhile. Try again.');
    return result;
  } catch (error) {
    recorder.endHold();
    if (!wasRecording) recorder.forget(begun.lineage);
    throw error;
  }
}

async function beginHold(recorder: LogRecorder): Promise<Cut> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const cut = recorder.beginHold(snapshotId);
    if (cut !== null) return cut;
    await pause(pauseMs);
  }
  throw new BackupError(
    'A standby copies the stores, or another program reads one. Try again when that is done.',
  );
}
