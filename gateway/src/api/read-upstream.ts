import { IncomingMessage, ServerResponse, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { Upstream } from './upstream.ts';

export interface UpstreamRead {
  /** Without `/api`, with the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly timeoutMs: number;
}

/** The gateway's own GET. Rejects without an answer in time; null for an answer other than 200. */
export async function readUpstream(upstream: Upstream, read: UpstreamRead): Promise<unknown> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: read.path, headers: read.headers, complete: true });
  request.push(null);
  const response = new CollectedResponse(request);
  const answered = new Promise<Buffer>((resolve, reject) => {
    response.once('finish', () => resolve(response.body()));
    const timer = setTimeout(
      () => reject(new Error(`no answer within ${read.timeoutMs} ms`)),
      read.timeoutMs,
    );
    response.once('close', () => clearTimeout(timer));
    upstream.forward({ request, response, path: read.path, headers: read.headers, fail: reject });
  });
  try {
    const body = await answered;
    return response.statusCode === 200 ? (JSON.parse(body.toString()) as unknown) : null;
  } finally {
    // Ends a call that is still under way.
    response.emit('close');
  }
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
