import { Link, NavLink } from '@pathshala/web-kit/router';
import { useLogOut } from '@pathshala/web-kit/use-log-out';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../texts.ts';
import styles from './boss-menu.module.css';
import { type MenuGroup, menuGroups } from './menu-entries.ts';

/** The sidebar of spec §2. */
export function BossMenu(): ReactNode {
  const say = useTexts();
  const logOut = useLogOut();
  return (
    <nav className={styles['menu']} aria-label={say('menu.label')}>
      {menuGroups.map((group) => (
        <Group key={group.title ?? 'top'} group={group} />
      ))}
      <ul className={styles['list']}>
        <li>
          <Link to="/" className={styles['link']}>
            {say('menu.back')}
          </Link>
        </li>
        <li>
          <button type="button" className={styles['link']} onClick={logOut}>
            {say('menu.logout')}
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Group({ group: { title, entries } }: { readonly group: MenuGroup }): ReactNode {
  const say = useTexts();
  const id = useId();
  return (
    <div>
      {title !== undefined && (
        <p id={id} className={styles['title']}>
          {say(title)}
        </p>
      )}
      <ul className={styles['list']} {...(title === undefined ? {} : { 'aria-labelledby': id })}>
        {entries.map(({ text, path }) => (
          <li key={path}>
            <NavLink to={path} end className={styles['link'] ?? ''}>
              {say(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
