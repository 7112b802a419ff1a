import { Button } from '@pathshala/web-kit/parts/button';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import type { SharedResult } from './share-picture.ts';
import { texts } from './texts.ts';

/** Makes a picture of the result and shares it, or saves it where the browser cannot share files. */
export function ShareButton({ shared }: { readonly shared: SharedResult }): ReactNode {
  const text = useText();
  const { toast } = useServices();
  const [isBusy, setBusy] = useState(false);
  const share = async (): Promise<void> => {
    setBusy(true);
    try {
      const { shareResult } = await import(/* webpackChunkName: "share-picture" */ './share-picture.ts');
      if ((await shareResult(shared)) === 'saved') toast.success(text(texts.shareSaved));
    } catch {
      toast.error(text(texts.shareFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button isBusy={isBusy} onClick={() => void share()} data-print="no">
      {text(texts.share)}
    </Button>
  );
}
