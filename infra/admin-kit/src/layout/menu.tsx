import { Link, useLocation } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useLogOut } from '@pathshala/web-kit/use-log-out';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { MenuEntry, MenuGroup } from './menu-entries.ts';
import { MenuIcon, type MenuIconName } from './menu-icon.tsx';
import { useMenuGroups } from './use-menu-groups.ts';
import styles from './menu.module.css';

/** Marks the frame in which the menu scrolls. */
export const scrollerAttribute = 'data-menu-scroller';

/** Pixels between the current entry and the edge of the frame. */
const edge = 44;

const texts = {
  label: { en: 'Boss area', bn: 'প্রশাসন' },
  back: { en: 'Back', bn: 'সাইটে ফিরুন' },
  logout: { en: 'Logout', bn: 'লগ আউট' },
};

/** The sidebar of spec §2, with `tools` (search, fold) above and below it. */
export function Menu({ tools }: { readonly tools?: ReactNode }): ReactNode {
  const translate = useText();
  const logOut = useLogOut();
  const groups = useMenuGroups();
  return (
    <nav className={styles['menu']} aria-label={translate(texts.label)}>
      {tools}
      {groups.map((group) => (
        <Group key={group.entries[0]?.path} group={group} />
      ))}
      <ul className={styles['list']} data-last>
        <li>
          <Link to="/" className={styles['link']} title={translate(texts.back)}>
            <Label icon="back" text={translate(texts.back)} />
          </Link>
        </li>
        <li>
          <button type="button" className={styles['link']} title={translate(texts.logout)} onClick={logOut}>
            <Label icon="logout" text={translate(texts.logout)} />
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Group({ group: { title, entries } }: { readonly group: MenuGroup }): ReactNode {
  const translate = useText();
  const id = useId();
  return (
    <div>
      {title !== undefined && (
        <p id={id} className={styles['title']}>
          {translate(title)}
        </p>
      )}
      <ul className={styles['list']} {...(title === undefined ? {} : { 'aria-labelledby': id })}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <EntryLink entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EntryLink({ entry: { path, text, icon, covers } }: { readonly entry: MenuEntry }): ReactNode {
  const translate = useText();
  const { pathname } = useLocation();
  const current = pathname === path ? 'page' : covers?.test(pathname) ? 'true' : undefined;
  const link = useRef<HTMLAnchorElement>(null);
  // The menu is longer than the screen of a laptop.
  useEffect(() => {
    const element = link.current;
    if (current === undefined || !element) return undefined;
    // Its size changes when the page is shown: until then another one is in its place.
    const observer = new ResizeObserver(() => scrollMenuTo(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [current]);
  return (
    // The title names the icon while the menu is folded.
    <Link ref={link} to={path} className={styles['link']} aria-current={current} title={translate(text)}>
      <Label icon={icon} text={translate(text)} />
    </Link>
  );
}

/** Scrolls the menu, not the page. */
function scrollMenuTo(link: HTMLElement): void {
  const menu = link.closest(`[${scrollerAttribute}]`);
  if (!menu) return;
  const [place, frame] = [link.getBoundingClientRect(), menu.getBoundingClientRect()];
  const above = frame.top - place.top;
  const below = place.bottom - frame.bottom;
  if (above > 0) menu.scrollTop -= above + edge;
  else if (below > 0) menu.scrollTop += below + edge;
}

export function Label({ icon, text }: { readonly icon: MenuIconName; readonly text: string }): ReactNode {
  return (
    <>
      <MenuIcon name={icon} />
      <span className={styles['text']}>{text}</span>
    </>
  );
}
