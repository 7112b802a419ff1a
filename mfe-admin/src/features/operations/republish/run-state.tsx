import type { RepublishRun } from '@pathshala/contract-kit/operations';
import { Badge, type Tone } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from '../operations.module.css';
import { texts } from './texts.ts';

const tones: Readonly<Record<RepublishRun['state'], Tone>> = {
  running: 'attention',
  done: 'good',
  failed: 'bad',
  interrupted: 'bad',
};

/** Shows the outcome of the last run of an event. */
export function RunState({ run }: { readonly run: RepublishRun | null }): ReactNode {
  const translate = useText();
  const { shortDateTime } = useFormat();
  if (run === null) return translate(texts.never);
  const { state, startedAt, endedAt, reason } = run;
  const why = state === 'interrupted' ? translate(texts.interruptedText) : reason;
  return (
    <>
      <Badge tone={tones[state]}>{translate(texts[state])}</Badge> {shortDateTime(endedAt ?? startedAt)}
      {why !== null && <p className={styles['reason']}>{why}</p>}
    </>
  );
}
