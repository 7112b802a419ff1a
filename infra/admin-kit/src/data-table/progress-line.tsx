import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Progress as Share } from './list-source.ts';

/** Shows the progress of a long action, as a bar and in words. */
export function ProgressLine({ text, done, total }: Share & { readonly text: string }): ReactNode {
  const share = total === 0 ? 0 : Math.round((100 * done) / total);
  return (
    <>
      <Progress value={share} aria-label={text} transitionDuration={100} />
      <p aria-live="polite">{text}</p>
    </>
  );
}
