import type { NavEntry } from '@pathshala/web-kit/registry';
import { SideSheet } from '@pathshala/web-kit/parts/side-sheet';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { NavList } from './nav-list.tsx';
import { ThemeSwitch } from './switches.tsx';
import { texts } from './texts.ts';

interface DrawerProps {
  readonly entries: readonly NavEntry[];
  readonly onClose: () => void;
}

/** The main menu of narrow screens. */
export function Drawer({ entries, onClose }: DrawerProps): ReactNode {
  const translate = useText();
  return (
    <SideSheet label={translate(texts.mainMenu)} onClose={onClose}>
      <nav aria-label={translate(texts.mainMenu)}>
        <NavList entries={entries} onFollow={onClose} />
      </nav>
      <ThemeSwitch isNamed />
    </SideSheet>
  );
}
