import { type RefObject, useEffect } from 'react';
import { useDraftPart } from './draft-context.ts';
import type { Path } from './path.ts';

/** Brings the keyboard to the place the draft wants seen: its field, or the nearest part around it. */
export function useWantedPlace(root: RefObject<HTMLElement | null>): void {
  const wanted = useDraftPart((state) => state.wanted);
  useEffect(() => {
    if (!wanted || !root.current) return;
    const element = elementFor(root.current, wanted.path);
    element?.focus();
    element?.scrollIntoView({ block: 'center' });
  }, [wanted, root]);
}

function elementFor(root: HTMLElement, path: Path): HTMLElement | null {
  const exact = root.querySelector<HTMLElement>(`[name="${path}"], [data-place="${path}"]`);
  if (exact || !path.includes('.')) return exact;
  return elementFor(root, path.slice(0, path.lastIndexOf('.')));
}
