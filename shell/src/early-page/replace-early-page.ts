/** Milliseconds: by then the running page is shown in any case. */
const maxWaitMs = 15_000;

/**
 * Replaces the page that the gateway has sent by the running one, in one frame, as soon as that has a title or says why it
 * has none: until then it would show less.
 */
export function replaceEarlyPage(root: HTMLElement): void {
  const early = document.getElementById('early');
  if (early === null) return;
  const show = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    early.remove();
  };
  const observer = new MutationObserver(() => {
    if (isThere(root)) show();
  });
  const timer = setTimeout(show, maxWaitMs);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['hidden'] });
}

function isThere(root: HTMLElement): boolean {
  const signs = root.querySelectorAll('h1, [role="alert"]');
  return Array.from(signs).some((sign) => sign.closest('[hidden]') === null);
}
