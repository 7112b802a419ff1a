import type { AdminMenuEntry } from '@pathshala/web-kit/registry';
import { Link, useLocation } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { groupFolds } from './group-folds.ts';
import { MenuIcon } from './menu-icon.tsx';
import { MenuLabel } from './menu-label.tsx';
import { type CurrentEntry, useCurrentEntry } from './use-current-entry.ts';
import type { MenuGroup } from './use-menu-groups.ts';
import styles from './menu.module.css';

/** Marks the frame in which the menu scrolls. */
export const scrollerAttribute = 'data-menu-scroller';

/** Pixels between the current entry and the edge of the frame. */
const edge = 44;

export interface MenuGroupPartProps {
  readonly group: MenuGroup;
  /** The menu shows its icons only, so that there is no heading to unfold a group by. */
  readonly isIconsOnly: boolean;
}

/** A group of the menu, which its heading folds; a group without a title is always open. */
export function MenuGroupPart({ group, isIconsOnly }: MenuGroupPartProps): ReactNode {
  const { title, entries } = group;
  if (title === undefined) return <Entries entries={entries} />;
  return <Folding group={{ ...group, title }} isIconsOnly={isIconsOnly} />;
}

interface FoldingProps extends MenuGroupPartProps {
  readonly group: MenuGroup & Required<Pick<MenuGroup, 'title'>>;
}

function Folding({
  group: { name, title, entries, isOpenAtFirst = false },
  isIconsOnly,
}: FoldingProps): ReactNode {
  const translate = useText();
  const id = useId();
  const { isOpen, toggle } = useFold(name, entries, isOpenAtFirst);
  if (isIconsOnly) return <Entries entries={entries} label={translate(title)} />;
  return (
    <div>
      <button
        type="button"
        className={styles['heading']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <span>{translate(title)}</span>
        <MenuIcon name={isOpen ? 'opened' : 'closed'} />
      </button>
      <Entries id={id} entries={entries} label={translate(title)} isHidden={!isOpen} />
    </div>
  );
}

/** The group of the page that is shown is open, until it is folded on this page; the others as they were left. */
function useFold(name: string, entries: readonly AdminMenuEntry[], isOpenAtFirst: boolean) {
  const { pathname } = useLocation();
  const current = useCurrentEntry();
  const isCurrent = entries.some(({ path }) => path === current?.path);
  const [isUnfolded, setUnfolded] = useState(() => groupFolds.read()[name] ?? isOpenAtFirst);
  const [foldedAt, setFoldedAt] = useState<string>();
  const isOpen = isUnfolded || (isCurrent && foldedAt !== pathname);
  return {
    isOpen,
    toggle: (): void => {
      setFoldedAt(isOpen ? pathname : undefined);
      setUnfolded(!isOpen);
      groupFolds.write({ ...groupFolds.read(), [name]: !isOpen });
    },
  };
}

interface EntriesProps {
  readonly entries: readonly AdminMenuEntry[];
  readonly id?: string;
  readonly label?: string;
  readonly isHidden?: boolean;
}

function Entries({ entries, id, label, isHidden = false }: EntriesProps): ReactNode {
  const current = useCurrentEntry();
  return (
    <ul id={id} className={styles['list']} aria-label={label} hidden={isHidden}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <EntryLink entry={entry} current={entry.path === current?.path ? current.mark : undefined} />
        </li>
      ))}
    </ul>
  );
}

export interface EntryLinkProps {
  readonly entry: Pick<AdminMenuEntry, 'path' | 'text' | 'icon'>;
  /** The menu scrolls to the marked entry. */
  readonly current?: CurrentEntry['mark'] | undefined;
}

export function EntryLink({ entry: { path, text, icon }, current }: EntryLinkProps): ReactNode {
  const translate = useText();
  const link = useRef<HTMLAnchorElement>(null);
  // The menu can be longer than the screen of a laptop.
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
      <MenuLabel icon={icon} text={translate(text)} />
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
