import { Button } from '@pathshala/web-kit/parts/button';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import type { SittingView } from './sitting-view.ts';
import styles from './steps.module.css';
import type { Steps as StepsOfSheet } from './use-steps.ts';

/** Previous and next, by thumb; on a phone the palette opens between them. */
export function Steps({
  view,
  steps,
}: {
  readonly view: SittingView;
  readonly steps: StepsOfSheet;
}): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const { question, counts, open } = view;
  return (
    <nav className={styles['steps']} aria-label={say('palette.title')} data-print="no">
      <Button onClick={steps.previous} disabled={!steps.previous}>
        {say('question.previous')}
      </Button>
      <Button className={styles['palette'] ?? ''} onClick={() => open('palette')}>
        {say('palette.open')}{' '}
        <span className={styles['place']}>
          {format.number(question?.number ?? 0)}/{format.number(counts.total)}
        </span>
      </Button>
      <Button kind="primary" onClick={steps.next} disabled={!steps.next}>
        {say('question.next')}
      </Button>
    </nav>
  );
}
