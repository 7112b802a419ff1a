import { createSiteCookies } from '../api/site-cookies.ts';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { SessionCache } from '../api/session-cache.ts';
import type { RequestContext } from '../http/request-context.ts';
import { workerPage } from './worker-files.ts';

export type RemoteOriginsOf = (
  context: Pick<RequestContext, 'cookies' | 'target'>,
) => Promise<readonly string[]>;

interface RemoteOriginsDependencies {
  readonly sessions: SessionCache;
  readonly log: Logger;
  readonly publicUrl: string;
  /** REMOTE_ORIGINS. */
  readonly remoteOrigins: readonly string[];
}

/**
 * The other origins that this page may load remotes from: those of REMOTE_ORIGINS on a developer's machine or for an
 * administrator, none for everybody else. Both the page's policy and its override panel follow the answer.
 */
export function createRemoteOrigins(dependencies: RemoteOriginsDependencies): RemoteOriginsOf {
  const { sessions, publicUrl, remoteOrigins, log } = dependencies;
  const { hostname, protocol } = new URL(publicUrl);
  const isDevelopment = ['localhost', '127.0.0.1'].includes(hostname);
  const { sessionName } = createSiteCookies(protocol === 'https:');

  return async ({ cookies, target }) => {
    if (target.path === workerPage) return [];
    const sid = cookies[sessionName];
    if (remoteOrigins.length === 0 || isDevelopment) return remoteOrigins;
    if (sid === undefined) return [];
    try {
      const confirmed = await sessions.resolve(sid);
      return confirmed?.session.user.role === 'admin' ? remoteOrigins : [];
    } catch (error) {
      log.warn(
        { err: error },
        'the session of a page is unknown: it may not load remotes from other origins',
      );
      return [];
    }
  };
}
