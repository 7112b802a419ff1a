import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useRef } from 'react';
import { onlineTexts } from './online-texts.ts';

/** Leaves for the page of the provider; the link is for a browser that does not follow. */
export function Leaving({ payUrl }: { readonly payUrl: string }): ReactNode {
  const translate = useText();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), []);
  return (
    <output>
      <a ref={link} href={payUrl}>
        {translate(onlineTexts.leaving)}
      </a>
    </output>
  );
}
