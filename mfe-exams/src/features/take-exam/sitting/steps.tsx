import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { SittingView } from './sitting-view.ts';
import styles from './steps.module.css';
import type { Steps as StepsOfSheet } from './use-steps.ts';
import { texts } from './texts.ts';

/** Previous and next, by thumb; on a phone the palette opens between them. */
export function Steps({
  view,
  steps,
}: {
  readonly view: SittingView;
  readonly steps: StepsOfSheet;
}): ReactNode {
  const say = useText();
  const { counts, open } = view;
  return (
    <nav className={styles['steps']} aria-label={say(commonTexts.questions)} data-print="no">
      <Button onClick={steps.previous} disabled={!steps.previous}>
        {say(commonTexts.previous)}
      </Button>
      <Button className={styles['palette'] ?? ''} onClick={() => open('palette')}>
        <Grid />
        <span className={styles['name']}>{say(texts.paletteOpen)} </span>
        <span className={styles['place']}>{say(texts.paletteGiven, { n: counts.allAnswered })}</span>
      </Button>
      <Button kind="primary" onClick={steps.next} disabled={!steps.next}>
        {say(commonTexts.next)}
      </Button>
    </nav>
  );
}

function Grid(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d="M2 2h5v5H2zm7 0h5v5H9zM2 9h5v5H2zm7 0h5v5H9z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </svg>
  );
}
