import { describe, expect, it } from 'vitest';
import { routineClass } from '../../samples.ts';
import { entriesByDay, weekOf } from './routine-days.ts';

describe('the week of the routine', () => {
  it('begins on Saturday, also over the end of a month', () => {
    expect(weekOf('2026-01-31')[0]).toBe('2026-01-31');
    expect(weekOf('2026-01-30')).toEqual([
      '2026-01-24',
      ...Array.from({ length: 5 }, (_, n) => `2026-01-${25 + n}`),
      '2026-01-30',
    ]);
    expect(weekOf('2026-02-01').at(-1)).toBe('2026-02-06');
  });
});

describe('the entries of a day', () => {
  it('are on their day in Dhaka, the earlier first', () => {
    const classes = [
      { ...routineClass, _id: 'late', startsAt: '2026-01-16T18:30:00.000Z' },
      { ...routineClass, _id: 'noon', startsAt: '2026-01-17T06:00:00.000Z' },
    ];
    const assignment = {
      _id: 'a1',
      title: 'Sheet',
      courseName: 'Physics',
      dueDate: '2026-01-17T05:00:00Z',
      isDone: false,
    };
    const days = entriesByDay(['2026-01-16', '2026-01-17'], { classes, assignments: [assignment] }, []);
    expect(days.map(({ entries }) => entries.map(({ id }) => id))).toEqual([[], ['late', 'a1', 'noon']]);
  });
});
