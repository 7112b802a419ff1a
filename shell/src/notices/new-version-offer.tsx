import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';

const texts = {
  ready: { en: 'A new version of the site is ready.', bn: 'সাইটের নতুন সংস্করণ এসেছে।' },
  reload: { en: 'Reload', bn: 'নতুন করে খুলুন' },
};

export function NewVersionOffer(): ReactNode {
  const translate = useText();
  return (
    <>
      <span>{translate(texts.ready)}</span>
      <Button kind="primary" size="small" onClick={() => globalThis.location.reload()}>
        {translate(texts.reload)}
      </Button>
    </>
  );
}
