import { type Store, useStore } from '@pathshala/web-kit/store';
import { type RefObject, useEffect } from 'react';
import type { Path } from '../../values/path.ts';

/** Moves the focus to the field that the form reveals, or to the nearest part around it. */
export function useFocusTarget(
  root: RefObject<HTMLElement | null>,
  store: Store<{ readonly path: Path } | undefined>,
): void {
  const target = useStore(store);
  useEffect(() => {
    if (!target || !root.current) return;
    const element = elementFor(root.current, target.path);
    element?.focus();
    element?.scrollIntoView({ block: 'center' });
  }, [target, root]);
}

function elementFor(root: HTMLElement, path: Path): HTMLElement | null {
  const exact = root.querySelector<HTMLElement>(`[name="${path}"], [data-path="${path}"]`);
  if (exact || !path.includes('.')) return exact;
  return elementFor(root, path.slice(0, path.lastIndexOf('.')));
}
