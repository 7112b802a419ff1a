import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import { useShare } from './use-share.ts';

export function ShareButton({ title }: { readonly title: string }): ReactNode {
  const translate = useText();
  const share = useShare();
  return (
    <Button size="small" onClick={() => share(title)}>
      {translate(texts.share)}
    </Button>
  );
}
