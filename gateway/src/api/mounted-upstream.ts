import type { RunningService } from '@pathshala/service-kit/service/service';
import type { Upstream } from './upstream.ts';

/** A service in this same process: it gets the request itself, with the path and headers it would get over the wire. */
export function mountedUpstream(service: RunningService): Upstream {
  return {
    name: service.name,
    prefixes: service.prefixes,
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
