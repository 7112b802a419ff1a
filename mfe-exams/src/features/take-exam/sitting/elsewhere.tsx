import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import type { SittingView } from './sitting-view.ts';

/** Another device has taken the exam over; it can be taken back, and what is unsaved here is sent then. */
export function Elsewhere({ view: { sitting } }: { readonly view: SittingView }): ReactNode {
  const say = useTexts();
  const [isBusy, setBusy] = useState(false);
  async function goOn(): Promise<void> {
    setBusy(true);
    await sitting.goOnHere();
    setBusy(false);
  }
  return (
    <Notice tone="attention" title={say('elsewhere.title')} isLive>
      <p>{say('elsewhere.text')}</p>
      {sitting.hasUnsaved() && <p>{say('elsewhere.unsaved')}</p>}
      <Button kind="primary" isBusy={isBusy} onClick={() => void goOn()}>
        {say('elsewhere.here')}
      </Button>
    </Notice>
  );
}
