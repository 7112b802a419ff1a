type SittingFile = typeof import('./sitting-file.ts');

let file: SittingFile | undefined;

/** Loads a file of its own: the page before the exam does not wait for it, and prefetches it. */
export async function loadSittingPage(): Promise<SittingFile> {
  file = await import(/* webpackChunkName: "sitting" */ './sitting-file.ts');
  return file;
}

// Without a connection an exam can only be open already. The build renders the page without a browser.
if ('document' in globalThis && !navigator.onLine) loadSittingPage().catch(() => undefined);

/**
 * Returns the file once it is loaded. A lazy part shows its loading state even then, and React leaves that on the screen for
 * 300 ms.
 */
export function sittingFile(): SittingFile | undefined {
  return file;
}
