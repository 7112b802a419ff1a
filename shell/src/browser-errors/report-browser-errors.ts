import type { Api } from '@pathshala/web-kit/api';

const loadReporter = () => import(/* webpackChunkName: "browser-errors" */ './create-reporter.ts');

/** Further errors are lost: the code that tells repetitions apart may still be loading, or never arrive. */
const maxWaiting = 50;

/**
 * Sends the unhandled errors of this page, each once, by part and version. The code for it is loaded at the first one.
 * Returns how to stop.
 */
export function reportBrowserErrors(api: Api, shellVersion: () => string): () => void {
  let waiting = 0;
  let reporter: Promise<(thrown: unknown) => void> | undefined;

  function report(thrown: unknown): void {
    if (waiting >= maxWaiting) return;
    waiting += 1;
    reporter ??= loadReporter().then(({ createReporter }) => createReporter(api, shellVersion()));
    reporter
      .then((send) => send(thrown))
      .catch(() => {
        // The reporter failed to load, and the report is lost. The next error tries again.
        reporter = undefined;
      })
      .finally(() => {
        waiting -= 1;
      });
  }

  const onError = (event: ErrorEvent): void => report(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent): void => report(event.reason);
  globalThis.addEventListener('error', onError);
  globalThis.addEventListener('unhandledrejection', onRejection);
  return () => {
    globalThis.removeEventListener('error', onError);
    globalThis.removeEventListener('unhandledrejection', onRejection);
  };
}
