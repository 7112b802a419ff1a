import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceEarlyPage } from './replace-early-page.ts';

const isShown = (): boolean => document.getElementById('early') !== null;
const observed = (): Promise<void> => Promise.resolve();

describe('the page that the gateway has sent', () => {
  let root: HTMLElement;
  let onShown: () => void;

  function open(shown: 'bn' | 'en' | undefined): void {
    if (shown !== undefined) document.documentElement.dataset['early'] = shown;
    document.body.innerHTML = '<div id="early" lang="en"><h1>Welcome</h1></div><div id="root"></div>';
    root = document.getElementById('root') as HTMLElement;
    onShown = vi.fn<() => void>();
    void replaceEarlyPage(root).then(onShown);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    open('en');
  });
  afterEach(() => {
    vi.useRealTimers();
    delete document.documentElement.dataset['early'];
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
    expect(onShown).not.toHaveBeenCalled();
    root.querySelector('div')?.removeAttribute('hidden');
    await vi.advanceTimersByTimeAsync(0);
    expect(isShown()).toBe(false);
    expect(onShown).toHaveBeenCalledOnce();
  });

  it('stays while the running page loads what is below its title, a second at most', async () => {
    root.innerHTML = '<main><h1>Courses</h1><output aria-busy="true"></output></main>';
    await vi.advanceTimersByTimeAsync(999);
    expect(isShown()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(isShown()).toBe(false);
  });

  it('is replaced as soon as nothing is loading below the title', async () => {
    root.innerHTML = '<main><h1>Courses</h1><output aria-busy="true"></output></main>';
    await observed();
    root.querySelector('output')?.remove();
    await observed();
    expect(isShown()).toBe(false);
  });

  it.each(['bn', undefined] as const)(
    'is gone at once where the first script has not shown it (%s)',
    async (shown) => {
      delete document.documentElement.dataset['early'];
      open(shown);
      await observed();
      expect([isShown(), vi.mocked(onShown).mock.calls.length]).toEqual([false, 1]);
    },
  );

  it('is replaced when the running page says why it cannot be shown', async () => {
    root.innerHTML = '<main><div role="alert">Try again</div></main>';
    await observed();
    expect(isShown()).toBe(false);
  });

  it.each(['<p>A page without a title</p>', 'Text', '<img src="/a.png">'])(
    'is replaced when a remote without a title has rendered %s',
    async (content) => {
      root.innerHTML = '<main><div data-remote="mfe-notes" hidden><div></div></div></main>';
      const place = root.querySelector('[data-remote]') as HTMLElement;
      place.hidden = false;
      await observed();
      expect(isShown()).toBe(true);
      place.innerHTML = content;
      await vi.advanceTimersByTimeAsync(0);
      expect(isShown()).toBe(false);
    },
  );

  it('stays while a remote says that it is loading', async () => {
    root.innerHTML = '<main><div data-remote="mfe-notes"><p>Notes</p><p aria-busy="true"></p></div></main>';
    await observed();
    expect(isShown()).toBe(true);
    root.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
    await vi.advanceTimersByTimeAsync(0);
    expect(isShown()).toBe(false);
  });

  it('is replaced after 15 seconds in any case', () => {
    vi.advanceTimersByTime(15_000);
    expect(isShown()).toBe(false);
  });
});
