import type { Filter, Update } from '@pathshala/documents/port';

const remembered = 200;

/**
 * Makes an effect happen once: put `filter` and `update` into the same write as the effect. A second delivery matches
 * nothing. Remembers the last 200 events of the document; where more can be outstanding, guard by a version instead.
 */
export function onceGuard(eventId: string): {
  readonly filter: Filter;
  readonly update: Pick<Update, '$push'>;
} {
  return {
    filter: { appliedEvents: { $ne: eventId } },
    update: { $push: { appliedEvents: { $each: [eventId], $slice: -remembered } } },
  };
}
