import { describe, expect, it } from 'vitest';
import { DomainError } from './domain-error.ts';
import { editedView, firstEdit, nextEdit } from './edited.ts';

const now = '2026-01-15T10:00:00.000Z';
const later = '2026-01-15T11:00:00.000Z';

function refusalOf(act: () => unknown): DomainError | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

describe('an edit', () => {
  const first = firstEdit({ now, by: 'Rahima' });

  it('counts from one', () => {
    expect(nextEdit(first, { rev: 1, now: later, by: 'Karim' })).toEqual({ rev: 2, at: later, by: 'Karim' });
  });

  it('of an older revision is refused, with who changed it and when', () => {
    const second = nextEdit(first, { rev: 1, now: later, by: 'Karim' });
    const refusal = refusalOf(() => nextEdit(second, { rev: 1, now: later, by: 'Rahima' }));
    expect(refusal).toMatchObject({ kind: 'conflict', code: 'common.edited-meanwhile' });
    expect(refusal?.detail.params).toEqual({ name: 'Karim', time: new Date(later) });
  });

  it('without a revision applies to whatever is stored', () => {
    expect(nextEdit(first, { now: later, by: null }).rev).toBe(2);
  });

  it('follows what was stored before edits were counted', () => {
    expect(editedView(undefined)).toEqual({ rev: 1, changedAt: null, changedBy: null });
    expect(nextEdit(undefined, { rev: 1, now, by: 'Rahima' }).rev).toBe(2);
    expect(refusalOf(() => nextEdit(undefined, { rev: 4, now, by: null }))?.code).toBe(
      'common.edited-meanwhile-unknown',
    );
  });
});
