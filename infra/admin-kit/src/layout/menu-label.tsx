import type { ReactNode } from 'react';
import { MenuIcon, type MenuIconName } from './menu-icon.tsx';
import styles from './menu.module.css';

/** An icon with its text, which a menu of icons hides from the eye only. */
export function MenuLabel({ icon, text }: { readonly icon: MenuIconName; readonly text: string }): ReactNode {
  return (
    <>
      <MenuIcon name={icon} />
      <span className={styles['text']}>{text}</span>
    </>
  );
}
