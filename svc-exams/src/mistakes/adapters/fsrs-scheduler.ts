import { type Card, createEmptyCard, fsrs, Rating, State, type Grade as FsrsGrade } from 'ts-fsrs';
import type { Grade, Memory, Scheduler } from '../domain/mistake.ts';

const ratings: Readonly<Record<Grade, FsrsGrade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

const states = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const;

const stateNames = ['new', 'learning', 'review', 'relearning'] as const;

/** FSRS in whole days: a notebook is practised once a day, so there are no steps of minutes. */
export function createFsrsScheduler(): Scheduler {
  const algorithm = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 365 });
  return {
    newMemory: (now) => memoryOf(createEmptyCard(new Date(now))),
    review: (memory, grade, now) =>
      memoryOf(algorithm.next(cardOf(memory), new Date(now), ratings[grade]).card),
  };
}

function memoryOf(card: Card): Memory {
  return {
    dueAt: card.due.toISOString(),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    state: stateNames[card.state] ?? 'new',
    reviews: card.reps,
    lapses: card.lapses,
    reviewedAt: card.last_review?.toISOString() ?? null,
  };
}

function cardOf(memory: Memory): Card {
  const { reviewedAt } = memory;
  return {
    due: new Date(memory.dueAt),
    stability: memory.stability,
    difficulty: memory.difficulty,
    elapsed_days: 0,
    scheduled_days: memory.scheduledDays,
    learning_steps: 0,
    reps: memory.reviews,
    lapses: memory.lapses,
    state: states[memory.state],
    ...(reviewedAt === null ? {} : { last_review: new Date(reviewedAt) }),
  };
}
