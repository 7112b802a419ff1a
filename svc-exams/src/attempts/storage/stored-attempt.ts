import type { Aggregate } from '@pathshala/events/aggregate';
import type { Attempt } from '../domain/attempt.ts';

export type StoredAttempt = Attempt & Aggregate;
