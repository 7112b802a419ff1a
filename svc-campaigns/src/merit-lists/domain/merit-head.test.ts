import { describe, expect, it } from 'vitest';
import { isIssueDue, newHead, type MeritHead } from './merit-head.ts';

const second = 1000;
const issuedAt = Date.parse('2026-02-03T00:00:00.000Z');
const unchanged: MeritHead = {
  ...newHead('c1', { version: 1, isAnnounced: false }),
  version: 1,
  versions: [
    { version: 1, buildId: 'b1', issuedAt: new Date(issuedAt).toISOString(), total: 3, changes: null },
  ],
};
/** One change in each second from `from` to `to` (seconds after the version). */
const changed = (from: number, to = from): MeritHead => ({
  ...unchanged,
  isChanged: true,
  changedSince: issuedAt + from * second,
  changedAt: issuedAt + to * second,
});
const isDueAfter = (head: MeritHead, seconds: number) => isIssueDue(head, issuedAt + seconds * second);

describe('a merit list whose results changed', () => {
  it('is issued 10 seconds after the last change, however old its version is', () => {
    expect([isDueAfter(changed(3_600), 3_609), isDueAfter(changed(3_600), 3_610)]).toEqual([false, true]);
  });

  it('is issued a minute after the first change that no version contains, even if more arrive', () => {
    expect([isDueAfter(changed(3_600, 3_659), 3_659), isDueAfter(changed(3_600, 3_659), 3_660)]).toEqual([
      false,
      true,
    ]);
  });

  it('waits for the last change where an older process stored no first one', () => {
    const { changedSince: _, ...older } = changed(3_600);
    expect([isDueAfter(older, 3_609), isDueAfter(older, 3_610)]).toEqual([false, true]);
  });

  it('is not issued without a change, and at once without a version', () => {
    expect(isDueAfter(unchanged, 3_600)).toBe(false);
    expect(isIssueDue(newHead('c1', { version: 1, isAnnounced: false }), issuedAt)).toBe(true);
  });
});
