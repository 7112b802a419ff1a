import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Card } from '@pathshala/web-kit/parts/card';
import { Page } from '@pathshala/web-kit/parts/page';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { DataDownload } from './data-download.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailSetting } from './email-setting.tsx';
import { LanguageSetting } from './language-setting.tsx';
import { MobileSetting } from './mobile-setting.tsx';
import { NameSetting } from './name-setting.tsx';
import { PasswordSetting } from './password-setting.tsx';
import { texts } from './texts.ts';
import { UsernameSetting } from './username-setting.tsx';
import styles from './account.module.css';

/** /account (AUTH-05): what one logs in with, the language, one's own data. */
export function AccountPage(): ReactNode {
  const translate = useText();
  const user = useUser();
  return (
    <Page title={translate(texts.title)} width="text" lead={translate(texts.lead)}>
      <nav className={styles['pages']} aria-label={translate(texts.pages)}>
        <Link to="/account/security">{translate(texts.security)}</Link>
        <Link to="/account/notices">{translate(commonTexts.notices)}</Link>
        <Link to="/profile">{translate(commonTexts.profile)}</Link>
      </nav>
      {user && (
        <>
          <Group title={translate(texts.logIn)}>
            <NameSetting user={user} />
            <UsernameSetting user={user} />
            <EmailSetting user={user} />
            <MobileSetting user={user} />
            <PasswordSetting user={user} />
            <LanguageSetting />
          </Group>
          <Group title={translate(texts.data)}>
            <DataDownload user={user} />
            <DeleteAccount user={user} />
          </Group>
        </>
      )}
    </Page>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles['group']}>
      <h2>{title}</h2>
      <Card>{children}</Card>
    </div>
  );
}
