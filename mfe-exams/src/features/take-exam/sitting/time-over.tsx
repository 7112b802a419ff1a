import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import type { SittingView } from './sitting-view.ts';

/** Asks the student at the deadline to wait for the result, or for the connection. */
export function TimeOver({ view }: { readonly view: SittingView }): ReactNode {
  const say = useTexts();
  const { sitting, state } = view;
  const isCutOff = state.trouble === 'offline' || state.trouble === 'failing';
  const unsent = Object.keys(state.sheet.changes).length;
  return (
    <Notice tone="attention" title={say('over.title')} isLive>
      {state.trouble === 'received' ? (
        <p>{say('over.received')}</p>
      ) : isCutOff ? (
        <>
          <p>{say('over.cutOff')}</p>
          {unsent > 0 && <p>{say('over.unsent', { n: unsent })}</p>}
        </>
      ) : (
        <p>{say('over.text')}</p>
      )}
      {state.trouble !== null && <Button onClick={sitting.retry}>{say('over.retry')}</Button>}
    </Notice>
  );
}
