import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import type { Grade } from '../domain/mistake.ts';
import { createFsrsScheduler } from './fsrs-scheduler.ts';

const start = Date.parse('2026-01-15T10:00:00.000Z');
const ratings = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;

describe('the scheduler of the notebook', () => {
  it('is due at once after the first wrong answer', () => {
    expect(createFsrsScheduler().newMemory(start)).toMatchObject({
      dueAt: '2026-01-15T10:00:00.000Z',
      reviews: 0,
    });
  });

  it('gives the days of ts-fsrs itself, however often a card is stored between two reviews', () => {
    const reference = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 365 });
    const scheduler = createFsrsScheduler();
    const grades: readonly Grade[] = ['good', 'again', 'hard', 'good', 'easy', 'again', 'good', 'good'];
    let memory = scheduler.newMemory(start);
    let card = createEmptyCard(new Date(start));
    const days: number[] = [];
    for (const grade of grades) {
      const now = Date.parse(memory.dueAt);
      card = reference.next(card, new Date(now), ratings[grade]).card;
      memory = scheduler.review(JSON.parse(JSON.stringify(memory)), grade, now);
      expect([memory.dueAt, memory.stability, memory.lapses]).toEqual([
        card.due.toISOString(),
        card.stability,
        card.lapses,
      ]);
      days.push(memory.scheduledDays);
    }
    expect(days.every((count) => count >= 1)).toBe(true);
    expect(days[7]).toBeGreaterThan(days[6] ?? 0);
  });

  it('orders hard before good before easy', () => {
    const scheduler = createFsrsScheduler();
    const seen = scheduler.review(scheduler.newMemory(start), 'good', start);
    const due = (['again', 'hard', 'good', 'easy'] as const).map(
      (grade) => scheduler.review(seen, grade, Date.parse(seen.dueAt)).dueAt,
    );
    expect(due).toEqual(due.toSorted());
    expect(new Set(due).size).toBe(4);
  });
});
