import type { Attempts } from '../attempts/ports.ts';
import type { Papers } from '../papers/ports.ts';

/** What an analysis reads. */
export interface AnalysisPorts {
  readonly papers: Pick<Papers, 'head' | 'version'>;
  readonly attempts: Pick<Attempts, 'submittedIn'>;
}
