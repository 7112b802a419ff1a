import type { reportBrowserError } from '@pathshala/gateway-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { browserErrorOf } from './browser-error-of.ts';

/** Of one page: an error that repeats itself must not become a flood of calls. */
const maxReports = 10;

/** Sends the errors of this page that nobody has handled, each once, by part and version. Returns how to stop. */
export function reportBrowserErrors(api: Api, shellVersion: () => string): () => void {
  const reported = new Set<string>();

  function report(thrown: unknown): void {
    const error = browserErrorOf(thrown, shellVersion());
    if (error === null || reported.size >= maxReports) return;
    const fingerprint = JSON.stringify(error);
    if (reported.has(fingerprint)) return;
    reported.add(fingerprint);
    // A report that does not arrive is lost: to report that would begin a circle.
    api.call<typeof reportBrowserError>('post', '/client-errors', { body: error }).catch(() => undefined);
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
