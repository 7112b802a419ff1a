import { jointsOf } from './joints.ts';
import { knownJoints } from './known-joints.ts';

const known = new Set(knownJoints.split(' '));

/** Whether the first subsets lack a conjunct of the text: its letters would be shown unjoined. */
export function hasUnknownJoint(text: string): boolean {
  return jointsOf(text).some((joint) => !known.has(joint));
}

/** Resolves when a text in `place`, now or later, has a conjunct that the first subsets lack. */
export function unknownJoint(place: Node): Promise<void> {
  return new Promise((resolve) => {
    const look = (node: Node): void => {
      if (!hasUnknownJoint(node.textContent ?? '')) return;
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
