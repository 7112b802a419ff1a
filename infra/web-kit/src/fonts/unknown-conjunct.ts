import { conjunctsOf } from './conjuncts.ts';
import { knownConjuncts } from './known-conjuncts.ts';

const known = new Set(knownConjuncts.split(' '));

/** Whether the first subsets lack a conjunct of the text: its letters would be shown unjoined. */
export function hasUnknownConjunct(text: string): boolean {
  return conjunctsOf(text).some((conjunct) => !known.has(conjunct));
}

/** Resolves when a text in `place`, now or later, has a conjunct that the first subsets lack. */
export function unknownConjunct(place: Node): Promise<void> {
  return new Promise((resolve) => {
    const look = (node: Node): void => {
      if (!hasUnknownConjunct(node.textContent ?? '')) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') look(target);
        for (const node of addedNodes) look(node);
      }
    });
    observer.observe(place, { childList: true, subtree: true, characterData: true });
    look(place);
  });
}
