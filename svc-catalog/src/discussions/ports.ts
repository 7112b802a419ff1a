import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { LessonOutlines } from '../academic-courses/index.ts';
import type { Question } from './domain/question.ts';

export type Participant = Pick<Identity, 'userId' | 'name' | 'role' | 'permissions'>;

interface QuestionQuery {
  readonly lessonId: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly seesHidden: boolean;
}

export interface Questions extends AggregateStore<Question> {
  /** Newest first; deleted ones are left out. */
  list(query: QuestionQuery): Promise<{ items: Question[]; total: number }>;
  /** Questions without an answer that are not hidden, oldest first. */
  unanswered(limit: number): Promise<Pick<Question, 'lessonId' | 'createdAt' | 'authorId'>[]>;
  withAnswer(answerId: string): Promise<Question | null>;
  /** The questions that the account asked or answered. */
  withAuthor(userId: string): Promise<Question[]>;
}

/** Requires that the caller may read the lesson. */
export type Lessons = Pick<LessonOutlines, 'locateLesson'>;
