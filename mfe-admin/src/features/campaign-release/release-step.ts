import type { ReactNode } from 'react';

/** `look`: an administrator has to look at it; `waits`: something has to happen first. */
export type StepState = 'done' | 'look' | 'waits' | 'reading' | 'failed';

export interface ReleaseStep {
  readonly id: 'over' | 'faulty' | 'key' | 'ranks' | 'certificates' | 'release' | 'mails';
  readonly title: string;
  readonly state: StepState;
  readonly text: string;
  /** The page that shows more, or where more is to be done. */
  readonly link?: { readonly to: string; readonly text: string };
  readonly onRetry?: () => void;
  readonly children?: ReactNode;
}
