import { setTimeout as wait } from 'node:timers/promises';
import { readStoredState } from './faults/stored-state.ts';

/** Services write this mark regularly to check that their disk is writable. */
export const isWriteProbe = (place: string) => place.endsWith(' kitMarks write-probe');

/**
 * Totals of reports and their marks, and the papers whose answers are to be counted: a job counts them again after any
 * delivery, at a later time. The facts that they are counted from are compared.
 */
export const isCountedAgain = (place: string) =>
  (/ report-[\w-]+ /u.test(place) && !/-facts /u.test(place)) || / paper_measures /u.test(place);

/** Every stored document as `place → JSON`. */
export function storedDocuments(dataDir: string): ReadonlyMap<string, string> {
  return readStoredState(
    dataDir,
    (state) =>
      new Map(
        state
          .allDocuments()
          .filter(({ place }) => !isWriteProbe(place) && !isCountedAgain(place))
          .map(({ place, json }) => [place, json]),
      ),
  );
}

const restMs = 1500;

/** The stored documents once nothing has changed for a while: jobs and events of the start are done. */
export async function storedAtRest(
  dataDir: string,
  timeoutMs = 30_000,
): Promise<ReadonlyMap<string, string>> {
  const until = Date.now() + timeoutMs;
  for (let before = storedDocuments(dataDir); ;) {
    await wait(restMs);
    const now = storedDocuments(dataDir);
    if (changesBetween(before, now).length === 0 && !isMailDue(now)) return now;
    if (Date.now() > until) throw new Error(`something was still being stored after ${timeoutMs} ms`);
    before = now;
  }
}

/** A job sends due mails every five seconds: for longer than `restMs` nothing changes before it. */
function isMailDue(stored: ReadonlyMap<string, string>): boolean {
  return [...stored.values()].some((json) => /"mailDue":"/u.test(json));
}

/** The places of what was added, changed or removed. */
export function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const places = new Set([...before.keys(), ...after.keys()]);
  return [...places].filter((place) => before.get(place) !== after.get(place));
}
