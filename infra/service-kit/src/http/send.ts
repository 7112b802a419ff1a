import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable, pipeline } from 'node:stream';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CompressedResource, type ContentEncoding } from './compressed-resource.ts';
import type { TicketOffer } from './handler.ts';
import { Download } from './download.ts';
import { remembered } from '../caches/remembered.ts';
import { EventStream, sendEventStream } from './event-stream.ts';
import { StoredFile } from './stored-file.ts';
import { StreamedDownload } from './streamed-download.ts';
import { ticketHeader, ticketHeaderOf } from './ticket-header.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly requestId: string;
  readonly cookies?: readonly string[] | undefined;
  readonly location?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly ticket?: TicketOffer | undefined;
  /** The caller in whose share of open streams an event stream counts. */
  readonly caller?: string;
}

interface Head {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
}

/** Writes head and body at once with the length known: no etag, no chunks (express' own `res.json` costs several times that). */
export function send(response: ServerResponse, answer: Answer): void {
  if (response.headersSent || response.destroyed) return;
  const { body, status } = answer;
  const headers = headersOf(answer);
  if (body instanceof CompressedResource) return sendResource(response, body, { status, headers });
  if (body instanceof StoredFile) return sendFile(response, body, { status, headers });
  if (body instanceof Download) return sendDownload(response, body, { status, headers });
  if (body instanceof StreamedDownload) return sendStreamed(response, body, { status, headers });
  if (body instanceof EventStream)
    return sendEventStream(response, body, { status, headers, caller: readerOf(response, answer) });
  if (body === undefined) {
    response.writeHead(status === 200 ? 204 : status, headers).end();
    return;
  }
  sendJson(response, JSON.stringify(body), { status, headers });
}

function readerOf({ req }: ServerResponse, { caller }: Answer): string {
  return caller ?? req.socket.remoteAddress ?? '';
}

function sendJson(response: ServerResponse, text: string, { status, headers }: Head): void {
  const encoding = acceptedEncoding(response.req);
  headers['content-type'] = 'application/json';
  if (encoding === undefined || text.length < compressedFrom || text.length > compressedUpTo) {
    headers['content-length'] = Buffer.byteLength(text);
    response.writeHead(status, headers).end(text);
    return;
  }
  const bytes = compressFast[encoding](text);
  headers['content-encoding'] = encoding;
  headers['content-length'] = bytes.length;
  response.writeHead(status, headers).end(bytes);
}

/** Characters. A result of an exam is 4 kB: here that takes 30 µs, in the thread pool of the gateway, at its level, up to 1,500. */
const compressedFrom = 1_000;
const compressedUpTo = 16_000;
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

const compressFast: Readonly<Record<ContentEncoding, (text: string) => Buffer>> = {
  br: (text) => brotliCompressSync(text, fastBrotli),
  gzip: (text) => gzipSync(text, { level: constants.Z_BEST_SPEED }),
};

function headersOf({ requestId, cookies, location, retryAfterSeconds, ticket }: Answer): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { 'cache-control': 'no-store', 'x-request-id': requestId };
  if (cookies !== undefined && cookies.length > 0) headers['set-cookie'] = [...cookies];
  if (location !== undefined) headers['location'] = location;
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  if (ticket !== undefined) headers[ticketHeader] = ticketHeaderOf(ticket);
  return headers;
}

/** One year, in seconds: the longest that caches are asked for (RFC 9111 §1.2.2). */
const oneYear = 31_536_000;

function sendResource(
  response: ServerResponse,
  resource: CompressedResource,
  { status, headers }: Head,
): void {
  const { etag } = resource;
  Object.assign(headers, {
    'cache-control': resource.isPassing ? 'private, no-cache' : `private, max-age=${oneYear}, immutable`,
    etag,
    // Two accounts in one browser do not share a stored answer: the access of the second is checked.
    vary: 'Accept-Encoding, X-Session-User',
  });
  if (isKnown(response.req, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = acceptedEncoding(response.req);
  const bytes = resource.bytes(encoding);
  headers['content-type'] = 'application/json';
  headers['content-length'] = bytes.length;
  if (encoding !== undefined) headers['content-encoding'] = encoding;
  response.writeHead(status, headers).end(bytes);
}

/** Browsers show a PDF in a viewer of their own, which the sandbox of this policy would block. It runs no script of the site. */
const policyOf = ({ contentType }: StoredFile): string =>
  contentType === 'application/pdf'
    ? "default-src 'none'; frame-ancestors 'none'"
    : "default-src 'none'; sandbox";

/** Shown as what it is or not at all: never as a document that could run a script. */
function sendFile(response: ServerResponse, file: StoredFile, { status, headers }: Head): void {
  Object.assign(headers, {
    'cache-control': `${file.isPublic ? 'public' : 'private'}, max-age=${oneYear}, immutable`,
    'content-security-policy': policyOf(file),
    'x-content-type-options': 'nosniff',
    etag: file.etag,
    ...(file.isPublic ? {} : { vary: 'X-Session-User' }),
  });
  if (isKnown(response.req, file.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers['content-type'] = file.contentType;
  headers['content-length'] = file.content.byteLength;
  response.writeHead(status, headers).end(file.content);
}

const downloadHeaders = ({ contentType, fileName }: Download | StreamedDownload, bytes: number) => ({
  'content-disposition': `attachment; filename="${fileName}"`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-type': contentType,
  'content-length': bytes,
});

function sendDownload(response: ServerResponse, file: Download, { status, headers }: Head): void {
  Object.assign(headers, downloadHeaders(file, file.content.byteLength));
  response.writeHead(status, headers).end(file.content);
}

/** A failure after the head cannot be said any more: the connection ends, and the browser notices by the length. */
function sendStreamed(response: ServerResponse, file: StreamedDownload, { status, headers }: Head): void {
  Object.assign(headers, downloadHeaders(file, file.bytes));
  response.writeHead(status, headers);
  pipeline(Readable.from(file.content), response, () => undefined);
}

function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const known = listIn(headers['if-none-match']);
  return known.includes('*') || known.includes(etag);
}

/** The gateway lists the encodings that its client accepts, without weights; a direct caller without the header gets it plain. */
function acceptedEncoding({ headers }: IncomingMessage): ContentEncoding | undefined {
  const accepted = headers['accept-encoding'];
  return typeof accepted === 'string' ? encodingIn(accepted).encoding : undefined;
}

const encodingIn = remembered((header): { readonly encoding: ContentEncoding | undefined } => {
  const accepted = listIn(header);
  return { encoding: (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) };
});

function listIn(header: string | readonly string[] | undefined): readonly string[] {
  return [header ?? []].flat().flatMap((line) => line.split(',').map((item) => item.trim()));
}
