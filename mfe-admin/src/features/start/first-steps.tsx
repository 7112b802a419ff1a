import { Button } from '@mantine/core';
import { recall, remember } from '@pathshala/web-kit/browser-storage';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId, useState } from 'react';
import styles from './start.module.css';
import { texts } from './texts.ts';
import { type FirstStep, useFirstSteps } from './use-first-steps.ts';

/** This browser remembers that its administrator does not want the steps any more. */
const hiddenKey = 'first-steps-hidden';

/**
 * Lists what a new school needs before it opens, each step with whether it is done. It disappears when all is done, or when
 * hidden.
 */
export function FirstSteps(): ReactNode {
  const translate = useText();
  const titleId = useId();
  const steps = useFirstSteps();
  const [isHidden, setHidden] = useState(() => recall(hiddenKey) !== null);
  if (isHidden || steps === null || steps.every(({ isDone }) => isDone !== false)) return null;
  function hide(): void {
    remember(hiddenKey, '1');
    setHidden(true);
  }
  return (
    <section className={`${styles['card']} ${styles['first']}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {translate(texts.firstSteps)}
      </h2>
      <p className={styles['quiet']}>{translate(texts.firstStepsLead)}</p>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <Step key={step.to} step={step} />
        ))}
      </ol>
      <Button size="compact-sm" variant="default" onClick={hide}>
        {translate(texts.hideSteps)}
      </Button>
    </section>
  );
}

function Step({ step: { to, text, isDone = false } }: { readonly step: FirstStep }): ReactNode {
  const translate = useText();
  return (
    <li>
      <Link to={to}>{translate(text)}</Link>
      {isDone && (
        <span className={styles['done']}>
          <span aria-hidden="true">✓</span>
          <VisuallyHidden>{translate(texts.stepDone)}</VisuallyHidden>
        </span>
      )}
    </li>
  );
}
