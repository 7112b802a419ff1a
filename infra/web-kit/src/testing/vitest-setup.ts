import { configure } from '@testing-library/react';

// The default of one second is too short for a part that is loaded on demand on a busy machine. A test that passes does not wait for it.
configure({ asyncUtilTimeout: 10_000 });

// jsdom records no loading times.
Object.assign(performance, { getEntriesByType: () => [] });

// jsdom has no layout: Mantine asks these, and gets what a wide screen without preferences answers.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
Object.assign(HTMLElement.prototype, { scrollIntoView: () => undefined });
// The editor of rich text asks where its text is, and what is below the pointer.
Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
document.elementFromPoint ??= () => null;
