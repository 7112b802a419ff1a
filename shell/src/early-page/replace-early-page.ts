/** Milliseconds: by then the running page is shown in any case. */
const maxWaitMs = 15_000;

/** Milliseconds for which a page with its title may still be loading what is below. */
const maxBusyMs = 1_000;

/**
 * Replaces the page that the gateway has sent by the running one, in one frame, as soon as that has a title and what
 * belongs to it, or says why it has none: until then it would show less. The page of a remote may have no title: then it
 * is enough that it shows anything and does not say that it is loading. Resolves when the running page is shown.
 */
export function replaceEarlyPage(root: HTMLElement): Promise<void> {
  const early = document.getElementById('early');
  if (early === null) return Promise.resolve();
  if (document.documentElement.dataset['early'] !== early.lang) {
    // boot.ts has not shown it.
    early.remove();
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const show = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(busyTimer);
      early.remove();
      resolve();
    };
    let busyTimer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      const isBusy = hasShown(root, '[aria-busy="true"]');
      if (!hasShown(root, 'h1, [role="alert"]') && (isBusy || !showsRemote(root))) return;
      if (!isBusy) show();
      else busyTimer ??= setTimeout(show, maxBusyMs);
    });
    const timer = setTimeout(show, maxWaitMs);
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['hidden', 'aria-busy'],
    });
  });
}

function showsRemote(root: HTMLElement): boolean {
  const place = root.querySelector('[data-remote]:not([hidden])');
  if (place === null) return false;
  return (
    place.textContent.trim() !== '' || place.querySelector('img, svg, canvas, video, iframe, input') !== null
  );
}

function hasShown(root: HTMLElement, sign: string): boolean {
  return Array.from(root.querySelectorAll(sign)).some((found) => found.closest('[hidden]') === null);
}
