import { screen } from '@testing-library/react';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { renderRemotePart } from '../testing/index.tsx';
import { lazyPage } from './lazy-page.tsx';
import { PageBoundary } from './page-boundary.tsx';

/** The number of turns of the event loop: many more than React needs to render, and fewer than its 300 ms take. */
const turns = 30;

it('shows a page as soon as its file is there, however short its loading state was', async () => {
  // A page has this value: the test environment's own scheduler leaves no loading state on the page.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const file = Promise.withResolvers<{ Thing: () => string }>();
  const Thing = lazyPage(
    () => file.promise,
    (loaded) => loaded.Thing,
  );
  const { container } = renderRemotePart(
    <PageBoundary>
      <Thing />
    </PageBoundary>,
  );
  await screen.findByRole('status');
  file.resolve({ Thing: () => 'the thing' });
  for (let count = 0; count < turns; count += 1) await turn();
  expect(container.textContent).toBe('the thing');
  vi.unstubAllGlobals();
});
