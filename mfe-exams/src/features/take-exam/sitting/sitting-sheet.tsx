import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { optionalToChoose } from '../model/paper-questions.ts';
import { Foot } from './foot.tsx';
import { Palette } from './palette.tsx';
import { QuestionCard } from './question-card.tsx';
import styles from './sitting-sheet.module.css';
import type { SittingView } from './sitting-view.ts';
import { Steps } from './steps.tsx';
import { useExamKeys } from './use-exam-keys.ts';
import { useIsWide } from './use-media.ts';
import { useSteps } from './use-steps.ts';
import { texts } from './texts.ts';

/** The question, the steps around it, and the palette beside it. */
export function SittingSheet({ view }: { readonly view: SittingView }): ReactNode {
  const say = useText();
  const sheet = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  const steps = useSteps(view, sheet);
  useExamKeys(sheet, view, steps);
  const { question, state, paper, open } = view;
  // A press on an answer is shown before every question of the paper is looked at again.
  const shortlyAfter = useDeferredValue(view);
  return (
    <div ref={sheet} className={styles['sheet']}>
      <div className={styles['main']}>
        {state.refusal !== null && (
          <Notice tone="bad" isLive>
            <p>{state.refusal}</p>
          </Notice>
        )}
        {question ? (
          <QuestionCard key={question._id} view={view} question={question} isWide={isWide} />
        ) : (
          <p>{say(texts.questionNone)}</p>
        )}
        {isWide ? <Foot view={view} steps={steps} /> : <Steps view={view} steps={steps} />}
      </div>
      <aside className={styles['side']} aria-label={say(commonTexts.questions)} data-print="no">
        <Palette view={shortlyAfter} onShow={view.sitting.show} />
        {optionalToChoose(paper) > 0 && (
          <Button kind="quiet" isWide onClick={() => open('subjects')}>
            {say(texts.subjectChange)}
          </Button>
        )}
        <p className={styles['keys']}>{say(texts.questionKeys)}</p>
      </aside>
    </div>
  );
}
