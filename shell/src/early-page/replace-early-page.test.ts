import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceEarlyPage } from './replace-early-page.ts';

const isShown = (): boolean => document.getElementById('early') !== null;
const observed = (): Promise<void> => Promise.resolve();

describe('the page that the gateway has sent', () => {
  let root: HTMLElement;

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<div id="early"><h1>Welcome</h1></div><div id="root"></div>';
    root = document.getElementById('root') as HTMLElement;
    replaceEarlyPage(root);
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  it('is shown while the running page loads', async () => {
    root.innerHTML = '<header></header><main><p>Loading…</p></main>';
    await observed();
    expect(isShown()).toBe(true);
  });

  it('is replaced when the running page shows its title, and not while that is hidden', async () => {
    root.innerHTML = '<main><div hidden><h1>Welcome</h1></div></main>';
    await observed();
    expect(isShown()).toBe(true);
    root.querySelector('div')?.removeAttribute('hidden');
    await observed();
    expect(isShown()).toBe(false);
  });

  it('is replaced when the running page says why it cannot be shown', async () => {
    root.innerHTML = '<main><div role="alert">Try again</div></main>';
    await observed();
    expect(isShown()).toBe(false);
  });

  it('is replaced after 15 seconds in any case', () => {
    vi.advanceTimersByTime(15_000);
    expect(isShown()).toBe(false);
  });
});
