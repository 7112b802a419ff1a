import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** Sections of one page, one of them visible; arrow keys, Home and End move between the tabs. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps): ReactNode {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find(({ id }) => id === selected) ?? tabs[0];

  function move(event: KeyboardEvent): void {
    const index = tabs.findIndex((tab) => tab.id === current?.id);
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? -1 : (to + tabs.length) % tabs.length;
    const target = tabs[next];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    const button = list.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles['list']}
        onKeyDown={move}
        tabIndex={-1}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={tab.id === current?.id ? scrollIntoList : undefined}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            className={styles['tab']}
            aria-selected={tab.id === current?.id}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === current?.id ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current?.id ?? ''}`}>
        {current?.panel}
      </div>
    </>
  );
}

/** Brings the selected tab into a list that scrolls on a narrow screen, and moves nothing else. */
function scrollIntoList(tab: HTMLButtonElement | null): void {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const [frame, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const left = Math.min(0, box.left - frame.left) + Math.max(0, box.right - frame.right);
  if (left !== 0) list.scrollBy({ left });
}
