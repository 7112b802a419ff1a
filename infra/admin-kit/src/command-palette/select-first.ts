import type { createSpotlight } from '@mantine/spotlight';

export type PaletteStore = ReturnType<typeof createSpotlight>[0];

/**
 * Selects the first result unless one is selected, so that Enter opens it. The palette itself does so when the query
 * changes, but most results come later.
 */
export function selectFirst(store: PaletteStore): void {
  const list = document.getElementById(store.getState().listId);
  const first = list?.querySelector('[data-action]');
  if (!first || list?.querySelector('[data-selected]')) return;
  first.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}
