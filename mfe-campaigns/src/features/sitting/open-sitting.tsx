import { useBilingual, useNameOf } from '@pathshala/web-kit/bilingual';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import type { Sitting, SittingLink } from './use-sitting-link.ts';

export interface OpenSittingProps {
  readonly link: SittingLink;
  readonly sitting: Sitting;
}

/** Shows which exam the link leads to, and the button that uses it. */
export function OpenSitting({ link, sitting }: OpenSittingProps): ReactNode {
  const text = useText();
  const format = useFormat();
  const user = useUser();
  const nameOf = useNameOf();
  const inLanguage = useBilingual();
  const { campaign, fullName } = sitting;
  const { startDate, endDate, isReleased } = campaign;
  const window = { start: format.dateTime(startDate), end: format.dateTime(endDate) };
  return (
    <>
      {fullName !== '' && <p>{text(texts.forName, { name: inLanguage(fullName) })}</p>}
      <p>{isReleased ? text(texts.released) : text(texts.window, window)}</p>
      <p>{text(isReleased ? texts.onceForResult : texts.once)}</p>
      {user && (
        <Notice tone="attention">
          <p>
            {text(isReleased ? texts.loggedInForResult : texts.loggedIn, {
              name: nameOf(user),
            })}
          </p>
        </Notice>
      )}
      {link.openError && (
        <Notice tone="bad" isLive>
          <p>{link.openError.message}</p>
        </Notice>
      )}
      <Button kind="primary" isBusy={link.isOpening} onClick={link.open}>
        {text(isReleased ? texts.openResult : texts.open)}
      </Button>
    </>
  );
}
