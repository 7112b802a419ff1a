import type { RequestListener } from 'node:http';
import { callsWith, type DeclaredRoute } from './declared-calls.ts';
import type { Upstream } from './upstream.ts';

interface MountedService extends Pick<Upstream, 'name' | 'prefixes' | 'status'> {
  readonly listener: RequestListener;
  readonly routes: readonly DeclaredRoute[];
}

/** A service in this process: its listener gets the request itself, with the path and headers it would get over HTTP. */
export function mountedUpstream(service: MountedService): Upstream {
  return {
    name: service.name,
    prefixes: service.prefixes,
    isOneClick: callsWith('oneClick', service.routes),
    isUrgent: callsWith('urgent', service.routes),
    isHeld: callsWith('held', service.routes),
    status: () => service.status(),
    forward({ request, path, headers, response, fail }) {
      request.url = path;
      request.headers = headers;
      try {
        service.listener(request, response);
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)));
      }
    },
  };
}
