import type { NavEntry, RouteLayout } from '@pathshala/web-kit/registry';
import { useSession, useUser } from '@pathshala/web-kit/use-session';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { AnnouncementBar } from '../announcement/announcement-bar.tsx';
import { useFirstUse } from '../late-part/use-first-use.ts';
import { useLatePart } from '../late-part/use-late-part.ts';
import { menuFor } from './menu.ts';
import { SideNav } from './side-nav.tsx';
import { texts } from './texts.ts';
import { TopBar } from './top-bar.tsx';
import styles from './layout.module.css';

interface LayoutProps {
  readonly nav: readonly NavEntry[];
  readonly layout: RouteLayout | undefined;
  /** Shown below the header. */
  readonly notices: ReactNode;
  readonly children: ReactNode;
}

/** The first touch of the page loads it, so that it is there when the menu is pressed. */
const loadDrawer = () => import(/* webpackChunkName: "drawer" */ './drawer.tsx');

/** The frame around every page (NAV-01, NAV-02); `calm` pages, an exam, have none. */
export function Layout({ nav, layout, notices, children }: LayoutProps): ReactNode {
  const translate = useText();
  const session = useSession();
  const [isDrawerOpen, openDrawer] = useState(false);
  const isUsed = useFirstUse();
  const drawer = useLatePart(loadDrawer, isUsed || isDrawerOpen);
  const entries = menuFor(nav, session);
  const isCalm = layout === 'calm';
  const hasSideNav = useUser() !== null && layout === undefined;
  return (
    <>
      <a className={styles['skip']} href="#main">
        {translate(texts.skip)}
      </a>
      {!isCalm && (
        <TopBar entries={entries} onMenu={layout === 'own-menu' ? undefined : () => openDrawer(true)} />
      )}
      {notices}
      <div className={styles['body']}>
        {hasSideNav && <SideNav entries={entries} />}
        <main id="main" tabIndex={-1} className={styles['main']}>
          {children}
        </main>
      </div>
      {layout === undefined && <AnnouncementBar />}
      {isDrawerOpen && drawer && <drawer.Drawer entries={entries} onClose={() => openDrawer(false)} />}
    </>
  );
}
