import type { AggregateStore } from '@pathshala/events/aggregate';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { LessonOutlines } from '../academic-courses/ports.ts';
import type { Question } from './domain/question.ts';

export type Participant = Pick<Identity, 'userId' | 'name' | 'role' | 'permissions'>;

export interface QuestionQuery {
  readonly lessonId: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly seesHidden: boolean;
}

export interface Questions extends AggregateStore<Question> {
  /** Newest first; deleted ones are left out. */
  list(query: QuestionQuery): Promise<{ items: Question[]; total: number }>;
  withAnswer(answerId: string): Promise<Question | null>;
  /** The ids of the questions that the account asked or answered. */
  idsWithAuthor(userId: string): Promise<string[]>;
}

/** Requires that the caller may read the lesson. */
export type Lessons = Pick<LessonOutlines, 'locateLesson'>;
