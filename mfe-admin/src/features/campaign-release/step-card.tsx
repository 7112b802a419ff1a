import { Badge } from '@pathshala/web-kit/parts/badge';
import { Button } from '@pathshala/web-kit/parts/button';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './release.module.css';
import type { ReleaseStep, StepState } from './release-step.ts';
import { texts } from './texts.ts';

const tones = { done: 'good', look: 'bad', waits: 'neutral', reading: 'neutral', failed: 'bad' } as const;

function useStateName(): (state: StepState) => string {
  const translate = useText();
  const names = {
    done: texts.done,
    look: texts.look,
    waits: texts.waits,
    reading: texts.waits,
    failed: texts.look,
  } as const;
  return (state) => translate(names[state]);
}

/** One step of the release: its number, its state in words, and what to do. */
export function StepCard({ step, index }: { readonly step: ReleaseStep; readonly index: number }): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const stateName = useStateName();
  const { title, state, text, link, onRetry, children } = step;
  return (
    <li className={styles['step']}>
      <div className={styles['head']}>
        <h2>
          {number(index + 1)}. {title}
        </h2>
        <Badge tone={tones[state]}>{stateName(state)}</Badge>
      </div>
      <p>{text}</p>
      {link && (
        <p>
          <Link to={link.to}>{link.text}</Link>
        </p>
      )}
      {onRetry && (
        <p>
          <Button size="small" onClick={onRetry}>
            {translate(texts.again)}
          </Button>
        </p>
      )}
      {children}
    </li>
  );
}
