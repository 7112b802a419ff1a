import type { Result } from '@pathshala/svc-exams-contract/http';
import type { ComponentType } from 'react';

/** The parts that the routes put into the result page, because features do not import each other. */
export interface WrittenResultSlot {
  /** Shows the marks of a written exam by criteria and what was handed in. */
  readonly writtenResult: ComponentType<{ readonly result: Result }>;
}
