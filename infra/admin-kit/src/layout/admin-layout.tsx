import { commonTexts } from '@pathshala/web-kit/common-texts';
import { SideSheet } from '@pathshala/web-kit/parts/side-sheet';
import { useLocation } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import type { PaletteSource } from '../command-palette/palette-source.ts';
import { useCommandPalette } from '../command-palette/use-command-palette.tsx';
import { AdminProvider } from '../theme/admin-provider.tsx';
import { Menu } from './menu.tsx';
import { scrollerAttribute } from './menu-group.tsx';
import { MenuLabel } from './menu-label.tsx';
import { rememberedFold } from './remembered-fold.ts';
import { useOftenUsed } from './use-often-used.ts';
import styles from './admin-layout.module.css';

const contentId = 'boss-content';

const texts = {
  skip: { en: 'Skip the menu', bn: 'মেনু বাদ দিয়ে যান' },
  open: { en: 'Boss area menu', bn: 'প্রশাসন মেনু' },
  fold: { en: 'Fold the menu', bn: 'মেনু গুটিয়ে রাখুন' },
  unfold: { en: 'Unfold the menu', bn: 'মেনু খুলে রাখুন' },
};

export interface AdminLayoutProps {
  /** The sources that the command palette searches beside the pages of the menu. */
  readonly sources?: readonly PaletteSource[];
  /** The placeholder of the palette when it has sources: 'A page or user'. */
  readonly placeholder?: string;
  readonly children: ReactNode;
}

/**
 * The frame of every admin page, in whichever remote: Mantine, the menu beside the page (a drawer on narrow screens) and the
 * command palette. The page has `layout: 'own-menu'` in its remote's table.
 */
export function AdminLayout({ children, ...searched }: AdminLayoutProps): ReactNode {
  return (
    <AdminProvider>
      <Frame {...searched}>{children}</Frame>
    </AdminProvider>
  );
}

function Frame({ sources = [], placeholder, children }: AdminLayoutProps): ReactNode {
  const translate = useText();
  const { pathname } = useLocation();
  // The path at which the drawer was opened: navigation closes it.
  const [openAt, setOpenAt] = useState<string>();
  const [isFolded, setFolded] = useState(() => rememberedFold.read());
  const often = useOftenUsed();
  const palette = useCommandPalette({ sources, placeholder });
  const toggleFold = (): void => {
    rememberedFold.write(!isFolded);
    setFolded(!isFolded);
  };
  const search = <SearchButton onClick={palette.open} />;
  return (
    <div className={styles['frame']} data-folded={isFolded}>
      <a className={styles['skip']} href={`#${contentId}`} data-print="no">
        {translate(texts.skip)}
      </a>
      <div className={styles['bar']} data-print="no">
        <button
          type="button"
          className={styles['tool']}
          aria-haspopup="dialog"
          onClick={() => setOpenAt(pathname)}
        >
          <MenuLabel icon="menu" text={translate(texts.open)} />
        </button>
        {search}
      </div>
      <aside className={styles['side']} data-print="no">
        <div className={styles['sticky']} {...{ [scrollerAttribute]: true }}>
          <Menu tools={search} often={often} isIconsOnly={isFolded} />
          <button type="button" className={styles['fold']} aria-expanded={!isFolded} onClick={toggleFold}>
            <MenuLabel icon="fold" text={translate(isFolded ? texts.unfold : texts.fold)} />
          </button>
        </div>
      </aside>
      {openAt === pathname && (
        <SideSheet label={translate(texts.open)} onClose={() => setOpenAt(undefined)}>
          <Menu often={often} />
        </SideSheet>
      )}
      <div id={contentId} tabIndex={-1} className={styles['content']}>
        {children}
      </div>
      {palette.dialog}
    </div>
  );
}

function SearchButton({ onClick }: { readonly onClick: () => void }): ReactNode {
  const translate = useText();
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={translate(commonTexts.search)}
      onClick={onClick}
    >
      <MenuLabel icon="search" text={translate(commonTexts.search)} />
      <kbd className={styles['key']} aria-hidden="true">
        Ctrl K
      </kbd>
    </button>
  );
}
