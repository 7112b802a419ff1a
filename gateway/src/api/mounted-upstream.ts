import type { RunningService } from '@pathshala/service-kit/service/service';
import { oneClickCallsOf } from './one-click-calls.ts';
import type { Upstream } from './upstream.ts';

/** A service in this process: its listener gets the request itself, with the path and headers it would get over HTTP. */
export function mountedUpstream(service: RunningService): Upstream {
  return {
    name: service.name,
    prefixes: service.prefixes,
    isOneClick: oneClickCallsOf(service.definition.routes.map(({ route }) => route)),
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
