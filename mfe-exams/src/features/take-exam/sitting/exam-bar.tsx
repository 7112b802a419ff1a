import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { Countdown } from './countdown.tsx';
import styles from './exam-bar.module.css';
import { SaveState } from './save-state.tsx';
import type { SittingState } from '../engine/sitting-state.ts';
import type { SittingView } from './sitting-view.ts';
import { useIsWide } from './use-media.ts';
import { texts } from './texts.ts';

/** Time left, the state of the answers, and Submit apart from everything else; on a wide screen the foot has it. */
export function ExamBar({ view }: { readonly view: SittingView }): ReactNode {
  const say = useText();
  const { clock, state, work, open } = view;
  const isInFoot = useIsWide() && work === null;
  return (
    <div className={styles['bar']} data-exam-bar>
      <div className={styles['row']}>
        <Countdown clock={clock} deadline={state.deadline} />
        {state.phase === 'open' && !isInFoot && (
          <Button className={styles['submit'] ?? ''} onClick={() => open('submit')}>
            {say(texts.submitOpen)}
          </Button>
        )}
      </div>
      {hasSaveState(state) && <SaveState view={view} />}
    </div>
  );
}

/** While another device has the exam nothing is saved here; only why it cannot be continued here is said. */
function hasSaveState({ phase, trouble }: SittingState): boolean {
  return phase !== 'elsewhere' || trouble !== null;
}
