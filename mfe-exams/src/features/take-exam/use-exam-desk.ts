import { browserStorage } from '@pathshala/web-kit/browser-storage';
import { useServices } from '@pathshala/web-kit/services';
import { useUser } from '@pathshala/web-kit/use-session';
import { useState } from 'react';
import { deviceId } from './device-id.ts';
import { createExamCalls, type ExamCalls } from './engine/exam-calls.ts';
import { createHeldReceipts } from './engine/held-receipts.ts';
import { type EntryCalls, type LoadSitting, withStored } from './engine/stored-calls.ts';
import { createServerClock, type ServerClock } from './model/server-clock.ts';

export interface ExamDesk {
  readonly clock: ServerClock;
  readonly calls: ExamCalls;
  /** The calls until the exam is open. */
  readonly entry: EntryCalls;
  /** Loads the file of an open exam, or finds it loaded. */
  readonly loadSitting: LoadSitting;
}

/** The calls of an exam page, in the name of this device, and the one clock that their answers set. */
export function useExamDesk(loadSitting: LoadSitting): ExamDesk {
  const { api } = useServices();
  const user = useUser();
  const [desk] = useState(() => {
    const clock = createServerClock();
    const userId = user?._id ?? '';
    const receipts = createHeldReceipts(browserStorage(), userId);
    const calls = createExamCalls(api, { clock, device: deviceId(), receipts });
    return { clock, calls, loadSitting, entry: withStored(calls, { clock, userId, loadSitting }) };
  });
  return desk;
}
