import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { IncomingMessage, ServerResponse } from '@pathshala/service-kit/http/node-http';
import type { Upstream } from './upstream.ts';

export interface OwnCall {
  readonly method: 'GET' | 'POST';
  /** The path without `/api`, with the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly timeoutMs: number;
}

export interface OwnAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly content: Buffer;
}

/** A call that the gateway makes itself. Rejects without an answer in time. */
export async function callUpstream(upstream: Upstream, call: OwnCall): Promise<OwnAnswer> {
  const { method, path, body, timeoutMs } = call;
  const content = body === undefined ? null : Buffer.from(JSON.stringify(body));
  const headers = content === null ? call.headers : { ...call.headers, ...headersOf(content) };
  const request = requestOf({ method, path, headers }, content);
  const chunks: Buffer[] = [];
  const response = new LocalResponse(request, (chunk) => void chunks.push(chunk));
  const answered = new Promise<void>((resolve, reject) => {
    response.once('finish', resolve);
    const timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
    response.once('close', () => clearTimeout(timer));
    upstream.forward({ request, response, path, headers, fail: reject });
  });
  try {
    await answered;
    return {
      content: Buffer.concat(chunks),
      status: response.statusCode,
      headers: response.getHeaders(),
    };
  } finally {
    // Ends a call that is still under way.
    response.emit('close');
  }
}

interface StreamReader {
  readonly onChunk: (chunk: Buffer) => void;
  /** Is called once: after the last chunk, or without an answer. */
  readonly onEnd: (error?: Error) => void;
}

/** A GET that the gateway makes itself, whose answer may have no end. Returns what ends it. */
export function streamUpstream(
  upstream: Upstream,
  { path, headers }: Pick<OwnCall, 'path' | 'headers'>,
  { onChunk, onEnd }: StreamReader,
): () => void {
  const request = requestOf({ method: 'GET', path, headers }, null);
  const response = new LocalResponse(request, onChunk);
  const { promise: ended, resolve } = Promise.withResolvers<Error | undefined>();
  void ended.then((error) => {
    response.emit('close');
    onEnd(error);
  });
  response.once('finish', () => resolve(undefined));
  upstream.forward({ request, response, path, headers, fail: resolve });
  return () => void response.emit('close');
}

function headersOf(content: Buffer): IncomingHttpHeaders {
  return { 'content-type': 'application/json', 'content-length': String(content.length) };
}

function requestOf(
  { method, path, headers }: Pick<OwnCall, 'method' | 'path' | 'headers'>,
  content: Buffer | null,
): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url: path, headers, complete: true });
  if (content !== null) request.push(content);
  request.push(null);
  return request;
}

/** An answer that stays in this process. */
class LocalResponse extends ServerResponse {
  readonly #onChunk: (chunk: Buffer) => void;

  constructor(request: IncomingMessage, onChunk: (chunk: Buffer) => void) {
    super(request);
    this.#onChunk = onChunk;
  }

  override writeHead(status: number, ...rest: readonly unknown[]): this {
    // Node leaves those that are given here out of `getHeaders`.
    for (const [name, value] of Object.entries((rest.at(-1) ?? {}) as OutgoingHttpHeaders))
      if (value !== undefined) this.setHeader(name, value);
    this.statusCode = status;
    return this;
  }

  override flushHeaders(): void {
    // This response has no connection; its headers are read at the end.
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
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.#onChunk(Buffer.from(chunk));
  }
}
