import type { NavEntry } from '@pathshala/web-kit/registry';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { Icon } from './icon.tsx';
import { NavList } from './nav-list.tsx';
import { rememberedFold } from './remembered-fold.ts';
import { texts } from './texts.ts';
import styles from './side-nav.module.css';

/** The menu beside the page: 20 % of the width, or 5 % folded; the choice is stored (NAV-02). */
export function SideNav({ entries }: { readonly entries: readonly NavEntry[] }): ReactNode {
  const translate = useText();
  const [isFolded, setFolded] = useState(rememberedFold.read);
  function toggle(): void {
    rememberedFold.write(!isFolded);
    setFolded(!isFolded);
  }
  return (
    <nav
      className={styles['nav']}
      data-folded={isFolded}
      data-print="no"
      aria-label={translate(texts.mainMenu)}
    >
      <div className={styles['inner']}>
        <NavList entries={entries} />
        <button type="button" className={styles['fold']} aria-expanded={!isFolded} onClick={toggle}>
          <Icon name="fold" />
          <span className="visually-hidden">{translate(isFolded ? texts.unfold : texts.fold)}</span>
        </button>
      </div>
    </nav>
  );
}
