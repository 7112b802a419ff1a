import { describe, expect, it } from 'vitest';
import { countMarks, ownState, partOf, percentOf } from './attendance.ts';

describe('the percentage of attendance', () => {
  it('counts who came late, and not who was excused', () => {
    const states = ['present', 'late', 'absent', 'excused'] as const;
    const counts = countMarks(states.map((state) => ({ state })));
    expect(counts).toEqual({ present: 1, late: 1, absent: 1, excused: 1 });
    expect(percentOf(counts)).toBe(66.7);
    expect(percentOf(countMarks([{ state: 'excused' }]))).toBeNull();
  });
});

describe('who marks themselves', () => {
  it('is late from ten minutes after the start', () => {
    const startsAt = '2026-01-16T10:00:00.000Z';
    const at = (time: string) => ownState({ startsAt }, Date.parse(`2026-01-16T${time}.000Z`));
    expect([at('09:45:00'), at('10:10:00'), at('10:10:01')]).toEqual(['present', 'present', 'late']);
  });
});

describe('the parts of a sheet', () => {
  it('divide students evenly, each always in the same part', () => {
    const ids = Array.from({ length: 8_000 }, (_, n) => n.toString(16).padStart(24, '0'));
    const sizes = Array.from({ length: 8 }, (_, part) => ids.filter((id) => partOf(id, 8) === part).length);
    expect(Math.max(...sizes)).toBeLessThan(2_000);
    expect(ids.every((id) => partOf(id, 1) === 0)).toBe(true);
  });
});
