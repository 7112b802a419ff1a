import type { OutgoingHttpHeaders, RequestListener } from 'node:http';
import { IncomingMessage, ServerResponse } from '@pathshala/service-kit/http/node-http';
import { Socket } from 'node:net';

interface InProcessCall {
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | undefined;
}

interface InProcessAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** The JSON of the answer; undefined without a body. */
  readonly body: unknown;
}

/** No byte passes it: requests only need to have one. */
const unconnected = new Socket();

/** Passes a request to the listener of a service as the gateway does, without a connection, and waits for the answer. */
export function callInProcess(listener: RequestListener, call: InProcessCall): Promise<InProcessAnswer> {
  const request = new IncomingMessage(unconnected);
  request.method = call.method;
  request.url = call.path;
  const { body } = call;
  request.headers = { ...call.headers, ...(body && { 'content-length': String(body.byteLength) }) };
  request.complete = true;
  if (body !== undefined) request.push(body);
  request.push(null);
  return new Promise((resolve) => listener(request, new HeldResponse(request, resolve)));
}

/** Gives its answer to a function instead of a connection. */
class HeldResponse extends ServerResponse {
  readonly #answer: (answer: InProcessAnswer) => void;
  #headers: OutgoingHttpHeaders = {};

  constructor(request: IncomingMessage, answer: (answer: InProcessAnswer) => void) {
    super(request);
    this.#answer = answer;
  }

  override writeHead(status: number, headers?: unknown): this {
    this.statusCode = status;
    this.#headers = { ...this.getHeaders(), ...(headers as OutgoingHttpHeaders) };
    return this;
  }

  override end(content?: unknown): this {
    const text = typeof content === 'string' || content instanceof Uint8Array ? Buffer.from(content) : null;
    const isJson = this.#headers['content-type'] === 'application/json';
    const body = text !== null && isJson ? (JSON.parse(text.toString()) as unknown) : undefined;
    this.#answer({ status: this.statusCode, headers: this.#headers, body });
    return this;
  }
}
