import { Button } from '@pathshala/web-kit/parts/button';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { Countdown } from './countdown.tsx';
import styles from './exam-bar.module.css';
import { SaveState } from './save-state.tsx';
import type { SittingView } from './sitting-view.ts';

/** Time left, the state of the answers, and Submit apart from everything else. */
export function ExamBar({ view }: { readonly view: SittingView }): ReactNode {
  const say = useTexts();
  const { clock, state, open } = view;
  return (
    <div className={styles['bar']}>
      <Countdown clock={clock} deadline={state.deadline} />
      <SaveState view={view} />
      {state.phase === 'open' && (
        <Button className={styles['submit'] ?? ''} onClick={() => open('submit')}>
          {say('submit.open')}
        </Button>
      )}
    </div>
  );
}
