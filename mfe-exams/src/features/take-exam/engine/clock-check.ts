import type { ServerClock } from '../model/server-clock.ts';
import type { ServerState } from './server-state.ts';
import type { Submission } from './submission.ts';

/** Sets the clock if the device has slept. A failed check is ignored: the next response sets the clock. */
export function createClockCheck(
  clock: Pick<ServerClock, 'isDoubtful'>,
  server: Pick<ServerState, 'clock'>,
  submission: Pick<Submission, 'watch'>,
): () => void {
  return () => {
    if (clock.isDoubtful()) server.clock().then(submission.watch, () => undefined);
  };
}
