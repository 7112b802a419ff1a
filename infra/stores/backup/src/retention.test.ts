import { describe, expect, it } from 'vitest';
import { snapshotsToKeep } from './retention.ts';
import { isSnapshotDue } from './schedule.ts';

const hour = 60 * 60 * 1000;
const now = Date.parse('2026-11-27T12:00:00.000Z');
const before = (hours: number) => ({ at: now - hours * hour });

describe('snapshots', () => {
  it('are kept for seven days, the last of each, and all of the last 24 hours [BAK-09]', () => {
    const nightly = Array.from({ length: 12 }, (_, day) => before(15 + 24 * day));
    const byHand = [before(1), before(2), before(50), before(51)];
    const retained = snapshotsToKeep([...nightly, ...byHand], { days: 7, now });
    const ages = retained.map(({ at }) => (now - at) / hour).sort((one, other) => one - other);
    expect(ages).toEqual([1, 2, 15, 39, 63, 87, 111, 135]);
  });

  it('of long ago are kept while there is no newer one', () => {
    expect(snapshotsToKeep([before(24 * 90)], { days: 7, now })).toHaveLength(1);
  });

  it('are due each night after three in Dhaka, once, and as soon as a night was missed', () => {
    const three = Date.parse('2026-11-26T21:05:00.000Z');
    expect(isSnapshotDue(null, now)).toBe(true);
    expect(isSnapshotDue(three - 23 * hour, three)).toBe(true);
    expect(isSnapshotDue(three - 60_000, three)).toBe(false);
    expect(isSnapshotDue(three, three + 12 * hour)).toBe(false);
    expect(isSnapshotDue(three, three + 24 * hour)).toBe(true);
  });
});
