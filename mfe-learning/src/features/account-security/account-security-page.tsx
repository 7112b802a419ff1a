import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { PasskeysSection } from './passkeys-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { texts } from './texts.ts';

/** /account/security: two-step log-in, passkeys, and where the account is logged in. */
export function AccountSecurityPage(): ReactNode {
  const translate = useText();
  const mustEnrol = useUser()?.needsSecondFactor === true;
  return (
    <Page
      title={translate(texts.title)}
      width="text"
      lead={translate(texts.lead)}
      {...(!mustEnrol && { back: { to: '/account', text: translate(texts.back) } })}
    >
      {mustEnrol && (
        <Notice tone="attention" title={translate(texts.enrolFirstTitle)}>
          <p>{translate(texts.enrolFirst)}</p>
        </Notice>
      )}
      <SecondFactorSection />
      <PasskeysSection />
      <SessionsSection />
    </Page>
  );
}
