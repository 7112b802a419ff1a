import { AdminProvider } from '@pathshala/admin-kit/admin-provider';
import { Button } from '@pathshala/web-kit/parts/button';
import { useLocation } from '@pathshala/web-kit/router';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../texts.ts';
import { BossMenu } from './boss-menu.tsx';
import styles from './boss-layout.module.css';

/** The frame of the boss area: the menu beside the page, or above it and collapsed on a small screen. */
export function BossLayout({ children }: { readonly children: ReactNode }): ReactNode {
  const translate = useTexts();
  const { pathname } = useLocation();
  const menuId = useId();
  // The path at which the menu was opened: navigation collapses it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  return (
    <AdminProvider>
      <div className={styles['frame']}>
        <aside className={styles['side']} data-print="no">
          <Button
            className={styles['toggle'] ?? ''}
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => setOpenAt(isOpen ? undefined : pathname)}
          >
            {translate(isOpen ? 'menu.close' : 'menu.open')}
          </Button>
          <div id={menuId} className={styles['menu']} data-open={isOpen}>
            <BossMenu />
          </div>
        </aside>
        <div className={styles['content']}>{children}</div>
      </div>
    </AdminProvider>
  );
}
