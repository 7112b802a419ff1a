import { Button } from '@pathshala/web-kit/parts/button';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import styles from './save-state.module.css';
import type { SittingView } from './sitting-view.ts';

/** Where the answers are, in words. */
export function SaveState({ view }: { readonly view: SittingView }): ReactNode {
  const say = useTexts();
  const { sitting, state, open } = view;
  const word = state.trouble ?? (sitting.hasUnsaved() ? 'saving' : 'saved');
  return (
    <div className={styles['state']} data-state={word}>
      <output>{say(`save.${word}`)}</output>
      {state.trouble === 'logged-out' && (
        <Button
          size="small"
          onClick={() => {
            open(null);
            sitting.retry();
          }}
        >
          {say('save.logIn')}
        </Button>
      )}
    </div>
  );
}
