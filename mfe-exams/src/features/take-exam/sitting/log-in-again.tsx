import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { LogInAgainDialog } from '../../../log-in-again/log-in-again-dialog.tsx';
import type { SittingView } from './sitting-view.ts';
import { texts } from './texts.ts';

/** The session has ended, the exam has not: log in here to continue. When closed, the exam can be read and its bar shows the state. */
export function LogInAgain({ view }: { readonly view: SittingView }): ReactNode {
  const say = useText();
  return (
    <LogInAgainDialog
      title={say(texts.loginTitle)}
      text={say(texts.loginText)}
      onDone={view.sitting.retry}
      onClose={() => view.open('later')}
    />
  );
}
