import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { AdminMenuEntry } from '@pathshala/web-kit/registry';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useLogOut } from '@pathshala/web-kit/use-log-out';
import type { ReactNode } from 'react';
import { EntryLink, MenuGroupPart } from './menu-group.tsx';
import { MenuLabel } from './menu-label.tsx';
import { useMenuGroups } from './use-menu-groups.ts';
import styles from './menu.module.css';

const texts = {
  often: { en: 'Often used', bn: 'বেশি ব্যবহৃত' },
  back: { en: 'Back', bn: 'সাইটে ফিরুন' },
  logout: { en: 'Logout', bn: 'লগ আউট' },
};

export interface MenuProps {
  /** Search, above the entries. */
  readonly tools?: ReactNode;
  /** Entries that this administrator uses most, above the groups. */
  readonly often?: readonly AdminMenuEntry[];
  readonly isIconsOnly?: boolean;
}

/** The sidebar of spec §2: its groups fold, and what is used most stands on top. */
export function Menu({ tools, often = [], isIconsOnly = false }: MenuProps): ReactNode {
  const translate = useText();
  const logOut = useLogOut();
  const [top, ...groups] = useMenuGroups();
  return (
    <nav className={styles['menu']} aria-label={translate(commonTexts.bossArea)}>
      {tools}
      {top && <MenuGroupPart group={top} isIconsOnly={isIconsOnly} />}
      {/* Each of them stands in its group, too: icons alone need no second one. */}
      {often.length > 0 && !isIconsOnly && <Often entries={often} />}
      {groups.map((group) => (
        <MenuGroupPart key={group.name} group={group} isIconsOnly={isIconsOnly} />
      ))}
      <ul className={styles['list']} data-last>
        <li>
          <Link to="/" className={styles['link']} title={translate(texts.back)}>
            <MenuLabel icon="back" text={translate(texts.back)} />
          </Link>
        </li>
        <li>
          <button type="button" className={styles['link']} title={translate(texts.logout)} onClick={logOut}>
            <MenuLabel icon="logout" text={translate(texts.logout)} />
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Often({ entries }: { readonly entries: readonly AdminMenuEntry[] }): ReactNode {
  const translate = useText();
  return (
    <div>
      <p className={styles['title']} aria-hidden="true">
        {translate(texts.often)}
      </p>
      <ul className={styles['list']} aria-label={translate(texts.often)}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <EntryLink entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}
