import { Link, NavLink } from '@pathshala/web-kit/router';
import { useLogOut } from '@pathshala/web-kit/use-log-out';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../texts.ts';
import styles from './boss-menu.module.css';
import { type MenuGroup, menuGroups } from './menu-entries.ts';

/** The sidebar of spec §2. */
export function BossMenu(): ReactNode {
  const translate = useTexts();
  const logOut = useLogOut();
  return (
    <nav className={styles['menu']} aria-label={translate('menu.label')}>
      {menuGroups.map((group) => (
        <Group key={group.title ?? 'top'} group={group} />
      ))}
      <ul className={styles['list']}>
        <li>
          <Link to="/" className={styles['link']}>
            {translate('menu.back')}
          </Link>
        </li>
        <li>
          <button type="button" className={styles['link']} onClick={logOut}>
            {translate('menu.logout')}
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Group({ group: { title, entries } }: { readonly group: MenuGroup }): ReactNode {
  const translate = useTexts();
  const id = useId();
  return (
    <div>
      {title !== undefined && (
        <p id={id} className={styles['title']}>
          {translate(title)}
        </p>
      )}
      <ul className={styles['list']} {...(title === undefined ? {} : { 'aria-labelledby': id })}>
        {entries.map(({ text, path }) => (
          <li key={path}>
            <NavLink to={path} end className={styles['link'] ?? ''}>
              {translate(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
