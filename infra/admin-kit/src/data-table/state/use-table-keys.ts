import { recall, remember } from '@pathshala/web-kit/browser-storage';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** The attributes by which the keys find the parts of a row. */
export const rowAttribute = 'data-table-row';
export const openerAttribute = 'data-table-opener';
export const selectorAttribute = 'data-table-selector';

export interface TableKeys {
  readonly isHelpOpen: boolean;
  readonly openHelp: (isOpen: boolean) => void;
  /** Keys without Ctrl or Alt can be disabled (WCAG 2.1.4): speech input types them by accident. */
  readonly isOn: boolean;
  readonly enable: (isOn: boolean) => void;
}

const storageKey = 'table:keys';

/** `/` search, `j` and `k` next and previous row, `x` select, `?` help. Enter opens: the focus is on the row's link. */
export function useTableKeys(frame: RefObject<HTMLElement | null>): TableKeys {
  const [isHelpOpen, openHelp] = useState(false);
  const [isOn, setIsOn] = useState(() => recall(storageKey) !== 'off');
  const actions: Readonly<Record<string, (table: HTMLElement) => void>> = {
    '/': (table) => table.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
    j: (table) => focusRow(table, 1),
    k: (table) => focusRow(table, -1),
    x: (table) => currentRow(table)?.querySelector<HTMLElement>(`[${selectorAttribute}]`)?.click(),
    '?': () => openHelp(true),
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actions[keyOf(event)];
    if (!isOn || !frame.current || !act || isTaken(event)) return;
    event.preventDefault();
    act(frame.current);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return {
    isHelpOpen,
    openHelp,
    isOn,
    enable: (next) => {
      remember(storageKey, next ? 'on' : 'off');
      setIsOn(next);
    },
  };
}

const codes: Readonly<Record<string, string>> = { KeyJ: 'j', KeyK: 'k', KeyX: 'x', Slash: '/' };

/** The Latin key, also while a Bengali layout is on. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[\x20-\x7E]$/.test(key)) return key;
  const latin = codes[code] ?? '';
  return latin === '/' && shiftKey ? '?' : latin;
}

/** Somebody types, a dialog or a menu is open, or the key belongs to the browser. */
function isTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  const isTyping =
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu]') !==
      null;
  return isTyping || document.querySelector('[role=dialog], dialog[open]') !== null;
}

const currentRow = (table: HTMLElement): Element | null =>
  table.contains(document.activeElement)
    ? (document.activeElement?.closest(`[${rowAttribute}]`) ?? null)
    : null;

function focusRow(table: HTMLElement, step: 1 | -1): void {
  const rows = [...table.querySelectorAll(`[${rowAttribute}]`)];
  const row = currentRow(table);
  const at = row === null ? 0 : Math.min(rows.length - 1, Math.max(0, rows.indexOf(row) + step));
  rows[at]?.querySelector<HTMLElement>(`[${openerAttribute}]`)?.focus();
}
