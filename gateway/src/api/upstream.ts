import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Coding } from '../http/compression.ts';

/** A service as the gateway reaches it: mounted in this process, or listening elsewhere. */
export interface Upstream {
  readonly name: string;
  /** Without `/api`. */
  readonly prefixes: readonly string[];
  /** Sends the request on as `path` with exactly these headers; answers into the response or calls `fail` before it has begun. */
  forward(call: ForwardedCall): void;
  /** For `/statusz`; null when it does not answer. */
  status(): Promise<UpstreamStatus | null>;
}

/** What a service says of itself and of the parts it leans on. */
export interface UpstreamStatus {
  readonly status: 'ready' | 'degraded' | 'not ready';
  readonly degraded: readonly string[];
}

export interface ForwardedCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** How the reader takes a compressed body. */
  readonly coding: Coding | null;
  readonly fail: (error: Error) => void;
}

/** The service whose prefix matches the most of a path; whole segments only. `key` is without `/api`, in lower case. */
export function routeTo(upstreams: readonly Upstream[], key: string): Upstream | null {
  let best: { upstream: Upstream; length: number } | null = null;
  for (const upstream of upstreams) {
    for (const prefix of upstream.prefixes) {
      const matches = key === prefix || key.startsWith(`${prefix}/`);
      if (matches && prefix.length > (best?.length ?? 0)) best = { upstream, length: prefix.length };
    }
  }
  return best?.upstream ?? null;
}
