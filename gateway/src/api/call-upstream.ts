import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { IncomingMessage, ServerResponse } from '@pathshala/service-kit/http/node-http';
import type { Upstream } from './upstream.ts';

export interface OwnCall {
  readonly method: 'GET' | 'POST';
  /** Without `/api`, with the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly timeoutMs: number;
}

export interface OwnAnswer {
  readonly status: number;
  readonly content: Buffer;
}

/** A call that the gateway makes itself. Rejects without an answer in time. */
export async function callUpstream(upstream: Upstream, call: OwnCall): Promise<OwnAnswer> {
  const { method, path, body, timeoutMs } = call;
  const content = body === undefined ? null : Buffer.from(JSON.stringify(body));
  const headers = content === null ? call.headers : { ...call.headers, ...headersOf(content) };
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url: path, headers, complete: true });
  if (content !== null) request.push(content);
  request.push(null);
  const response = new CollectedResponse(request);
  const answered = new Promise<Buffer>((resolve, reject) => {
    response.once('finish', () => resolve(response.body()));
    const timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
    response.once('close', () => clearTimeout(timer));
    upstream.forward({ request, response, path, headers, fail: reject });
  });
  try {
    return { content: await answered, status: response.statusCode };
  } finally {
    // Ends a call that is still under way.
    response.emit('close');
  }
}

function headersOf(content: Buffer): IncomingHttpHeaders {
  return { 'content-type': 'application/json', 'content-length': String(content.length) };
}

/** An answer that stays in this process. */
class CollectedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];

  body(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  override write(chunk: unknown): boolean {
    this.#collect(chunk);
    return true;
  }

  override end(chunk?: unknown): this {
    this.#collect(chunk);
    this.emit('finish');
    return this;
  }

  #collect(chunk: unknown): void {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
  }
}
