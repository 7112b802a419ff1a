import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './save-state.module.css';
import type { SittingView } from './sitting-view.ts';
import { texts } from './texts.ts';

/** After the deadline unsaved answers may not count. */
function wordFor({ sitting, state: { trouble, phase } }: SittingView) {
  const isOver = phase === 'time-over';
  if (trouble === 'offline') return isOver ? 'offlineOver' : phase === 'queued' ? 'queued' : 'offline';
  if (trouble !== null) return isOver && trouble === 'failing' ? 'failingOver' : trouble;
  return sitting.hasUnsaved() ? 'saving' : 'saved';
}

/** Whether the answers are saved, as text. */
export function SaveState({ view }: { readonly view: SittingView }): ReactNode {
  const say = useText();
  const { sitting, state, open } = view;
  const word = wordFor(view);
  return (
    <div className={styles['state']} data-state={word}>
      <output>{say(texts.save[word])}</output>
      {state.trouble === 'logged-out' && (
        <Button
          size="small"
          onClick={() => {
            open(null);
            sitting.retry();
          }}
        >
          {say(commonTexts.logIn)}
        </Button>
      )}
    </div>
  );
}
