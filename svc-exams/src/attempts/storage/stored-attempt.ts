import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import type { Attempt } from '../domain/attempt.ts';

export type StoredAttempt = Attempt & Aggregate;
