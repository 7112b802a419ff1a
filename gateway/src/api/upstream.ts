import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { StatedBody } from '@pathshala/service-kit/http/received-body-header';
import type { IsDeclared } from './declared-calls.ts';

/** A service as the gateway reaches it: mounted in this process, or over HTTP. */
export interface Upstream {
  readonly name: string;
  /** The path prefixes without `/api`. */
  readonly prefixes: readonly string[];
  /** Sends the request on as `path` with exactly these headers; writes the answer to `response`, or calls `fail`. */
  forward(call: ForwardedCall): void;
  /** The calls whose only authority is a signed token in their query: they need no anti-forgery token (default: none). */
  readonly isOneClick?: IsDeclared;
  /** The calls that start before others that wait (default: none). */
  readonly isUrgent?: IsDeclared;
  /** The calls whose answer is a stream that the gateway holds (default: none). */
  readonly isHeld?: IsDeclared;
  /** Reads the status for `/statusz`; null if the service does not answer. */
  status(): Promise<UpstreamStatus | null>;
}

/** The status that a service reports of itself and of its dependencies. */
export interface UpstreamStatus {
  readonly status: 'ready' | 'degraded' | 'not ready';
  readonly degraded: readonly string[];
}

export interface ForwardedCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The path with the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** `body`: what was received of a call that the contract declares with `receipt`. */
  readonly fail: (error: Error, body?: StatedBody | null) => void;
}

/** Finds the service with the longest prefix of a path; whole segments only. `key` is without `/api`, in lower case. */
export function createUpstreamFinder(upstreams: readonly Upstream[]): (key: string) => Upstream | null {
  const bySpecificity = upstreams
    .flatMap((upstream) => upstream.prefixes.map((prefix) => ({ prefix, below: `${prefix}/`, upstream })))
    .toSorted((one, other) => other.prefix.length - one.prefix.length);
  return (key) => {
    for (const { prefix, below, upstream } of bySpecificity)
      if (key === prefix || key.startsWith(below)) return upstream;
    return null;
  };
}
