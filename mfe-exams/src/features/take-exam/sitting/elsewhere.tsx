import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { texts as takeExamTexts } from '../texts.ts';
import type { SittingView } from './sitting-view.ts';
import { texts } from './texts.ts';

/** Another device has taken the exam over; it can be taken back, and what is unsaved here is sent then. */
export function Elsewhere({ view: { sitting } }: { readonly view: SittingView }): ReactNode {
  const say = useText();
  const [isBusy, setBusy] = useState(false);
  async function goOn(): Promise<void> {
    setBusy(true);
    await sitting.goOnHere();
    setBusy(false);
  }
  return (
    <Notice tone="attention" title={say(texts.elsewhereTitle)} isLive>
      <p>{say(texts.elsewhereText)}</p>
      {sitting.hasUnsaved() && <p>{say(texts.elsewhereUnsaved)}</p>}
      <Button kind="primary" isBusy={isBusy} onClick={() => void goOn()}>
        {say(takeExamTexts.elsewhereHere)}
      </Button>
    </Notice>
  );
}
