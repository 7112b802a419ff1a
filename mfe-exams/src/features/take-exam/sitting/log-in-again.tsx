import type { ReactNode } from 'react';
import { LogInAgainDialog } from '../../../log-in-again/log-in-again-dialog.tsx';
import { useTexts } from '../../../texts.ts';
import type { SittingView } from './sitting-view.ts';

/** The session has ended, the exam has not: log in here to continue. When closed, the exam can be read and its bar shows the state. */
export function LogInAgain({ view }: { readonly view: SittingView }): ReactNode {
  const say = useTexts();
  return (
    <LogInAgainDialog
      title={say('login.title')}
      text={say('login.text')}
      onDone={view.sitting.retry}
      onClose={() => view.open('later')}
    />
  );
}
