import { describe, expect, it } from 'vitest';
import { addChanged, type ChangedAttempts } from './changed-attempts.ts';

describe('the attempts that changed', () => {
  it('are each named once, by exam', () => {
    const changed: ChangedAttempts = new Map();
    addChanged(changed, 'exam1', ['a']);
    addChanged(changed, 'exam1', ['a', 'b']);
    addChanged(changed, 'exam2', ['c']);
    expect(changed).toEqual(
      new Map([
        ['exam1', new Set(['a', 'b'])],
        ['exam2', new Set(['c'])],
      ]),
    );
  });

  it('are all of the exam from then on, once one change says so', () => {
    const changed: ChangedAttempts = new Map();
    addChanged(changed, 'exam1', ['a']);
    addChanged(changed, 'exam1', null);
    addChanged(changed, 'exam1', ['b']);
    expect(changed).toEqual(new Map([['exam1', null]]));
  });

  it('are all of the exam once they are too many to be named', () => {
    const changed: ChangedAttempts = new Map();
    addChanged(
      changed,
      'exam1',
      Array.from({ length: 20_000 }, (_, at) => `a${at}`),
    );
    expect(changed.get('exam1')?.size).toBe(20_000);
    addChanged(changed, 'exam1', ['one more']);
    expect(changed.get('exam1')).toBeNull();
  });
});
