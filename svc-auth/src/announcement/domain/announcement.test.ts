import { describe, expect, it } from 'vitest';
import { noAnnouncement, shownAt, type StoredAnnouncement } from './announcement.ts';

const [from, until] = ['2026-01-15T04:00:00.000Z', '2026-01-16T04:00:00.000Z'];
const text = { bn: 'কাল ক্লাস নেই।', en: 'No classes tomorrow.' };

function stored(change: Partial<StoredAnnouncement['announcement']> = {}): StoredAnnouncement {
  return {
    announcement: { ...noAnnouncement, isOn: true, text, from, until, ...change },
    edited: { rev: 3, at: from, by: 'Head' },
    editorId: 'u1',
  };
}

const at = (time: string, change = {}) => shownAt(stored(change), Date.parse(time));

describe('the announcement', () => {
  it('is shown from its beginning until just before its end, with its version', () => {
    expect(at('2026-01-15T03:59:59.999Z')).toBeNull();
    expect(at(from)).toEqual({ version: 3, level: 'info', text, link: '' });
    expect(at('2026-01-16T03:59:59.999Z')).not.toBeNull();
    expect(at(until)).toBeNull();
  });

  it('without a beginning is shown at once, without an end until it is turned off', () => {
    expect(at('2020-01-01T00:00:00.000Z', { from: null })).not.toBeNull();
    expect(at('2040-01-01T00:00:00.000Z', { until: null })).not.toBeNull();
    expect(at(from, { isOn: false })).toBeNull();
    expect(shownAt(null, 0)).toBeNull();
  });
});
