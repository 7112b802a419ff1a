import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../texts.ts';
import { isSittingHere } from '../sitting-mark.ts';
import type { WayInProps } from './way-in.ts';
import { useEnter } from './use-enter.ts';

/** Back into an open attempt: at once after a reload, by a button for one who left or comes from elsewhere. */
export function GoOn({ attemptId, desk, onAttempt }: WayInProps & { readonly attemptId: string }): ReactNode {
  const say = useTexts();
  const { enter, isBusy, error } = useEnter(onAttempt);
  const isReload = useRef(isSittingHere(attemptId));
  useEffect(() => {
    if (!isReload.current) return;
    isReload.current = false;
    void enter(desk.calls.read(attemptId));
  }, [attemptId, desk, enter]);
  return (
    <Notice tone="attention" title={say('before.openTitle')}>
      <p>{say('before.openText')}</p>
      {error !== null && <p role="alert">{error}</p>}
      <Button kind="primary" isBusy={isBusy} onClick={() => void enter(desk.calls.read(attemptId))}>
        {say('before.goOn')}
      </Button>
    </Notice>
  );
}
