import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { NavEntry } from '@pathshala/web-kit/registry';
import type { SessionUser } from '@pathshala/web-kit/session';
import { Link, NavLink } from '@pathshala/web-kit/router';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { useParticipant, useUser } from '@pathshala/web-kit/use-session';
import { useSiteFeatures, useSiteLogo, useSiteName } from '@pathshala/web-kit/site-settings';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { Icon } from './icon.tsx';
import { Logo } from './logo.tsx';
import { Switches } from './switches.tsx';
import { texts } from './texts.ts';
import { useRememberedSettings } from './use-site-settings.ts';
import { useBarHeight } from './use-bar-height.ts';
import { ParticipantBadge } from './participant-badge.tsx';
import { UserBadge } from './user-badge.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly entries: readonly NavEntry[];
  /** Opens the menu of narrow screens; left out where the page brings its own menu. */
  readonly onMenu?: (() => void) | undefined;
}

export function TopBar({ entries, onMenu }: TopBarProps): ReactNode {
  const translate = useText();
  const user = useUser();
  const participant = useParticipant();
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  useRememberedSettings();
  const { registration } = useSiteFeatures();
  return (
    <header
      ref={bar}
      className={styles['bar']}
      data-print="no"
      data-crowded={onMenu && user?.role !== 'admin' ? true : undefined}
    >
      {onMenu && (
        <button type="button" className={styles['menu']} aria-haspopup="dialog" onClick={onMenu}>
          <Icon name="menu" />
          <span className="visually-hidden">{translate(texts.menu)}</span>
        </button>
      )}
      <Link to="/" className={styles['brand']}>
        <Logo url={useSiteLogo()} />
        <span>{useSiteName()}</span>
      </Link>
      {user || participant ? (
        <span className={styles['space']} />
      ) : (
        <VisitorLinks entries={entries} isOpen={registration} />
      )}
      <Switches />
      {user && <OwnParts user={user} />}
      {participant && <ParticipantBadge participant={participant} />}
    </header>
  );
}

/** Visitors do not download it. */
const Bell = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bell-button" */ '../bell/bell.tsx')).Bell,
}));

function OwnParts({ user }: { readonly user: SessionUser }): ReactNode {
  return (
    <>
      {user.role === 'student' && (
        <Suspense fallback={<span className={styles['bellPlace']} />}>
          <Bell />
        </Suspense>
      )}
      <UserBadge user={user} />
    </>
  );
}

interface VisitorLinksProps extends Pick<TopBarProps, 'entries'> {
  /** Visitors can open an account. */
  readonly isOpen: boolean;
}

function VisitorLinks({ entries, isOpen }: VisitorLinksProps): ReactNode {
  const translate = useText();
  const language = useLanguage();
  return (
    <nav className={styles['links']} aria-label={translate(texts.mainMenu)}>
      {entries.map((entry) => (
        <NavLink key={entry.path} to={entry.path} className={styles['link'] ?? ''}>
          {entry.text[language]}
        </NavLink>
      ))}
      <span className={styles['space']} />
      <NavLink to="/login" className={styles['link'] ?? ''}>
        {translate(commonTexts.logIn)}
      </NavLink>
      {isOpen && (
        <LinkButton to="/signup" size="small">
          {translate(commonTexts.signUp)}
        </LinkButton>
      )}
    </nav>
  );
}
