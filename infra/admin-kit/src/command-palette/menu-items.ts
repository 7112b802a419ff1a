import { searchKeyOf } from '@pathshala/rules/bengali';
import { useText } from '@pathshala/web-kit/texts';
import { useMenuGroups } from '../layout/use-menu-groups.ts';
import type { PaletteItem } from './palette-source.ts';

/** The pages of the menu, by their names in the user's language. */
export function useMenuItems(): readonly PaletteItem[] {
  const translate = useText();
  return useMenuGroups().flatMap(({ title, entries }) =>
    entries.map(({ path, text }) => ({
      to: path,
      text: translate(text),
      ...(title && { hint: translate(title) }),
    })),
  );
}

export function filterItems(items: readonly PaletteItem[], query: string): readonly PaletteItem[] {
  const key = searchKeyOf(query);
  if (key === '') return items;
  return items.filter(({ text, hint = '' }) => searchKeyOf(`${text} ${hint}`).includes(key));
}
