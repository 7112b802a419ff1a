import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { SittingView } from './sitting-view.ts';
import { texts } from './texts.ts';

/** Asks the student at the deadline to wait for the result, or for the connection. */
export function TimeOver({ view }: { readonly view: SittingView }): ReactNode {
  const say = useText();
  const { sitting, state } = view;
  const isCutOff = state.trouble === 'offline' || state.trouble === 'failing';
  const unsent = Object.keys(state.sheet.changes).length;
  return (
    <Notice tone="attention" title={say(texts.overTitle)} isLive>
      {state.trouble === 'received' ? (
        <p>{say(texts.overReceived)}</p>
      ) : isCutOff ? (
        <>
          <p>{say(texts.overCutOff)}</p>
          {unsent > 0 && <p>{say(texts.overUnsent, { n: unsent })}</p>}
        </>
      ) : (
        <p>{say(texts.overText)}</p>
      )}
      {state.trouble !== null && <Button onClick={sitting.retry}>{say(texts.overRetry)}</Button>}
    </Notice>
  );
}
