import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { useSearchParams } from '@pathshala/web-kit/router';
import { safeNext } from '@pathshala/web-kit/safe-next';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, useState } from 'react';
import { PasskeysSection } from './passkeys-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { texts } from './texts.ts';

/** /account/security: two-step log-in, passkeys, and where the account is logged in. */
export function AccountSecurityPage(): ReactNode {
  const translate = useText();
  const [codes, setCodes] = useState<readonly string[]>();
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
      {!mustEnrol && codes === undefined && <GoOn />}
      <SecondFactorSection codes={codes} onCodes={setCodes} />
      <PasskeysSection />
      <SessionsSection />
    </Page>
  );
}

/** Leads an administrator on to the page that the required enrolment of a second factor interrupted. */
function GoOn(): ReactNode {
  const translate = useText();
  const [search] = useSearchParams();
  const next = search.get('next');
  if (next === null) return null;
  return (
    <Notice tone="good" title={translate(texts.goOnTitle)} isLive>
      <p>{translate(texts.goOnText)}</p>
      <LinkButton to={safeNext(next)} kind="primary">
        {translate(texts.goOn)}
      </LinkButton>
    </Notice>
  );
}
