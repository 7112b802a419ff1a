import type { reportBrowserError } from '@pathshala/gateway-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { browserErrorOf } from './browser-error-of.ts';

/** The limit of one page: an error that repeats itself must not become a flood of calls. */
const maxReports = 10;

/** Sends what is thrown, each error once. */
export function createReporter(api: Api, shellVersion: string): (thrown: unknown) => void {
  const reported = new Set<string>();
  return (thrown) => {
    const error = browserErrorOf(thrown, shellVersion);
    if (error === null || reported.size >= maxReports) return;
    const fingerprint = JSON.stringify(error);
    if (reported.has(fingerprint)) return;
    reported.add(fingerprint);
    // A report that does not arrive is lost: to report that would begin a circle.
    api.call<typeof reportBrowserError>('post', '/client-errors', { body: error }).catch(() => undefined);
  };
}
