import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { OutlineMarks, TrackOutline } from '../ports.ts';
import type { publishOutline } from './publish-outline.ts';

interface TrackOutlineDependencies extends Pick<Platform, 'log' | 'now' | 'newId'> {
  readonly marks: OutlineMarks;
  readonly publish: ReturnType<typeof publishOutline>;
}

/** Longer than a change of a course takes. After it the job publishes the outline of a change whose process stopped. */
const changeTimeoutMs = 30_000;
const batchSize = 100;

export function trackOutline({ marks, publish, log, now, newId }: TrackOutlineDependencies): TrackOutline {
  return async (changed, change) => {
    const mark = { _id: newId(), changed, at: now() };
    await marks.add(mark);
    const result = await change();
    try {
      await publish(changed);
      await marks.remove(mark._id);
    } catch (error) {
      // The change is stored; the job publishes its outline.
      log.warn({ err: error, changed }, 'the outline of a course waits to be published');
    }
    return result;
  };
}

/** The job `publish-outlines`. */
export function publishMarkedOutlines({ marks, publish, now }: TrackOutlineDependencies) {
  return async (): Promise<void> => {
    for (const { _id, changed } of await marks.before(now() - changeTimeoutMs, batchSize)) {
      await publish(changed);
      await marks.remove(_id);
    }
  };
}
