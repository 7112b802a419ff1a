import { type RefObject, useEffect } from 'react';
import { useDraftPart } from './draft-context.ts';
import type { Path } from './path.ts';

/** Moves the focus to the field that the draft asks for, or to the nearest part around it. */
export function useFocusTarget(root: RefObject<HTMLElement | null>): void {
  const focusTarget = useDraftPart((state) => state.focusTarget);
  useEffect(() => {
    if (!focusTarget || !root.current) return;
    const element = elementFor(root.current, focusTarget.path);
    element?.focus();
    element?.scrollIntoView({ block: 'center' });
  }, [focusTarget, root]);
}

function elementFor(root: HTMLElement, path: Path): HTMLElement | null {
  const exact = root.querySelector<HTMLElement>(`[name="${path}"], [data-path="${path}"]`);
  if (exact || !path.includes('.')) return exact;
  return elementFor(root, path.slice(0, path.lastIndexOf('.')));
}
