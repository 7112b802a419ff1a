import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { NavEntry } from '@pathshala/web-kit/registry';
import { NavLink, useLocation } from '@pathshala/web-kit/router';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { useLogOut } from '@pathshala/web-kit/use-log-out';
import { useSession } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { Icon, type ShellIcon } from './icon.tsx';
import styles from './nav-list.module.css';

interface NavListProps {
  readonly entries: readonly NavEntry[];
  readonly onFollow?: () => void;
}

/** The menu entries as a vertical list, for the side nav and the drawer. */
export function NavList({ entries, onFollow }: NavListProps): ReactNode {
  const language = useLanguage();
  const { isLoggedin } = useSession();
  const { pathname } = useLocation();
  // If one entry's path is below another's, the lower one is the current one.
  const hasBelow = ({ path }: NavEntry): boolean =>
    entries.some((other) => other.path.startsWith(`${path}/`) && pathname.startsWith(other.path));
  return (
    <ul className={styles['list']}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <NavLink
            to={entry.path}
            end={hasBelow(entry)}
            className={styles['entry'] ?? ''}
            {...(onFollow && { onClick: onFollow })}
          >
            <Entry icon={entry.icon} text={entry.text[language]} />
          </NavLink>
        </li>
      ))}
      {isLoggedin ? <LogOutEntry /> : <VisitorEntries {...(onFollow && { onFollow })} />}
    </ul>
  );
}

function Entry({ icon, text }: { readonly icon: ShellIcon; readonly text: string }): ReactNode {
  return (
    <>
      <Icon name={icon} />
      <span className={styles['text']}>{text}</span>
    </>
  );
}

function LogOutEntry(): ReactNode {
  const translate = useText();
  const logOut = useLogOut();
  return (
    <li>
      <button type="button" className={styles['entry']} onClick={logOut}>
        <Entry icon="logout" text={translate(commonTexts.logOut)} />
      </button>
    </li>
  );
}

function VisitorEntries({ onFollow }: { readonly onFollow?: () => void }): ReactNode {
  const translate = useText();
  const entries = [
    { path: '/login', text: translate(commonTexts.logIn), icon: 'login' },
    { path: '/signup', text: translate(commonTexts.signUp), icon: 'profile' },
  ] as const;
  return entries.map(({ path, text, icon }) => (
    <li key={path}>
      <NavLink to={path} className={styles['entry'] ?? ''} {...(onFollow && { onClick: onFollow })}>
        <Entry icon={icon} text={text} />
      </NavLink>
    </li>
  ));
}
