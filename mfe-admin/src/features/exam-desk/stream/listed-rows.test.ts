import type { DeskRow } from '@pathshala/svc-exams-contract/exam-desk';
import { describe, expect, it } from 'vitest';
import { inOrder } from './listed-rows.ts';

const row = (studentId: string, state: DeskRow['state'], deadlineAt: string | null = null): DeskRow => ({
  studentId,
  state,
  attemptId: null,
  startedAt: null,
  deadlineAt,
  savedAt: null,
  seenAt: null,
  answered: 0,
  submittedAt: null,
  closedBy: null,
});

describe('the rows of the desk', () => {
  it('list those who have not started by roll number, the ones without a number last', () => {
    const rolls = new Map([
      ['a', '000012'],
      ['b', '000003'],
    ]);
    const rows = ['none', 'a', 'b'].map((id) => row(id, 'not-started'));
    expect(inOrder(rows, rolls).map(({ studentId }) => studentId)).toEqual(['b', 'a', 'none']);
  });

  it('list who sits before them, the next to end first', () => {
    const rows = [
      row('waits', 'not-started'),
      row('late', 'sitting', '2026-01-15T11:00:00.000Z'),
      row('soon', 'sitting', '2026-01-15T10:00:00.000Z'),
    ];
    expect(inOrder(rows, new Map()).map(({ studentId }) => studentId)).toEqual(['soon', 'late', 'waits']);
  });
});
