/** A key that does something in a question; `option` and `index` count from 0. */
export type Shortcut =
  | { readonly kind: 'next-option' }
  | { readonly kind: 'finish-and-next' }
  | { readonly kind: 'move'; readonly by: -1 | 1 }
  | { readonly kind: 'mark'; readonly option: number };

export type KeyStroke = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'
>;

/** Returns the shortcut of a key; `isInOption` is true if it was pressed in the text of an option. */
export function shortcutOf(stroke: KeyStroke, isInOption: boolean): Shortcut | undefined {
  const isWithControl = stroke.ctrlKey || stroke.metaKey;
  // A Bengali input method uses Enter and digits itself.
  if (stroke.isComposing) return undefined;
  if (stroke.altKey) return isWithControl ? undefined : altShortcut(stroke);
  if (stroke.key !== 'Enter') return undefined;
  if (isWithControl) return { kind: 'finish-and-next' };
  return isInOption && !stroke.shiftKey ? { kind: 'next-option' } : undefined;
}

function altShortcut({ key, code }: KeyStroke): Shortcut | undefined {
  if (key === 'ArrowUp') return { kind: 'move', by: -1 };
  if (key === 'ArrowDown') return { kind: 'move', by: 1 };
  // Alt+1 types another character on a Mac: the code names the key itself.
  const [, digit] = /^(?:Digit|Numpad)([1-6])$/u.exec(code) ?? [];
  return digit === undefined ? undefined : { kind: 'mark', option: Number(digit) - 1 };
}
