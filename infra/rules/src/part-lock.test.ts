import { describe, expect, it } from 'vitest';
import { lockBy, type PartOpening } from './part-lock.ts';

const early = '2026-01-01T00:00:00.000Z';
const late = '2026-02-01T00:00:00.000Z';
const on = (id: string, opening: Partial<PartOpening>): PartOpening => ({
  id,
  opensAt: null,
  closesAt: null,
  after: null,
  ...opening,
});
const waitingFor = new Map([['l1', 'Speed']]);
const lock = (now: string, ...openings: readonly PartOpening[]) =>
  lockBy(openings, { now, waitingFor })(['course', 'chapter', 'exam']);

describe('a part of a course', () => {
  it('opens and closes to the millisecond [OPN-01]', () => {
    const opening = on('chapter', { opensAt: early, closesAt: late });
    expect(lock('2025-12-31T23:59:59.999Z', opening)).toEqual({ reason: 'opens', opensAt: early });
    expect(lock(early, opening)).toBeNull();
    expect(lock('2026-01-31T23:59:59.999Z', opening)).toBeNull();
    expect(lock(late, opening)).toEqual({ reason: 'closed', closedAt: late });
  });

  it('waits for what the student has not completed, and not for what was removed [OPN-01]', () => {
    const after = { reason: 'after', lessonId: 'l1', title: 'Speed' };
    expect(lock(early, on('exam', { after: 'l1' }))).toEqual(after);
    expect(lock(early, on('exam', { after: 'l2' }))).toBeNull();
  });

  it('is closed by the outermost part that is closed [OPN-01]', () => {
    const outer = on('course', { opensAt: late });
    expect(lock(early, on('exam', { after: 'l1' }), outer)).toEqual({ reason: 'opens', opensAt: late });
    expect(lock(early, on('other', { opensAt: late }))).toBeNull();
  });
});
