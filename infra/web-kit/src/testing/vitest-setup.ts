import { configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { createContractCheck } from './contract-check.ts';
import { contractRoutes } from './contract-routes.ts';
import { checkFakes, takeFaults } from './fake-api.ts';

const routes = contractRoutes();
checkFakes((ownRoutes) => createContractCheck([...routes, ...ownRoutes]));

/** A test fails at its end; the file, for a call after its last test. */
function failByFaults(): void {
  const found = takeFaults();
  if (found.length > 0) throw new Error(`against the contracts:\n${found.join('\n')}`);
}
afterEach(failByFaults);
afterAll(failByFaults);

// The default of one second is too short for a part that is loaded on demand on a busy machine. A test that passes does not wait for it.
configure({ asyncUtilTimeout: 10_000 });

// jsdom records no loading times.
Object.assign(performance, { getEntriesByType: () => [] });

// jsdom reports no errors; a test that looks at reports replaces it.
globalThis.reportError ??= () => undefined;

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

/** The functions for measuring places, which the editor of rich text calls and the test environment lacks. */
const missing: readonly (readonly [object, Readonly<Record<string, unknown>>])[] = [
  [HTMLElement.prototype, { scrollIntoView: () => undefined }],
  [Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() }],
  [document, { elementFromPoint: () => null }],
];
for (const [target, functions] of missing) {
  for (const [name, stub] of Object.entries(functions)) {
    if (!(name in target)) Object.assign(target, { [name]: stub });
  }
}
