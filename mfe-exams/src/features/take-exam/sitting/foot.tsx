import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './foot.module.css';
import { ClearButton, MarkButton } from './question-actions.tsx';
import type { SittingView } from './sitting-view.ts';
import type { Steps } from './use-steps.ts';
import { texts } from './texts.ts';

interface FootProps {
  readonly view: SittingView;
  readonly steps: Steps;
}

/** On a wide screen all actions are in one row that stays in place, with Submit apart from the others. */
export function Foot({ view, steps }: FootProps): ReactNode {
  const say = useText();
  const { question, open } = view;
  return (
    <div className={styles['foot']} data-print="no">
      <Button onClick={steps.previous} disabled={!steps.previous}>
        {say(commonTexts.previous)}
      </Button>
      <Button kind="primary" onClick={steps.next} disabled={!steps.next}>
        {say(commonTexts.next)}
      </Button>
      {question && (
        <>
          <MarkButton view={view} question={question} />
          <ClearButton view={view} question={question} />
        </>
      )}
      <Button className={styles['submit'] ?? ''} onClick={() => open('submit')}>
        {say(texts.submitOpen)}
      </Button>
    </div>
  );
}
