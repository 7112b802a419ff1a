import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request, Response } from 'express';
import Negotiator from 'negotiator';
import { remembered } from '@pathshala/service-kit/caches/remembered';
import { ServerResponse } from '@pathshala/service-kit/http/node-http';
import type { Middleware } from './request-context.ts';

/** A content coding that the gateway and the services send. */
export type Coding = 'br' | 'gzip';

const codings: readonly Coding[] = ['br', 'gzip'];
/** Compressing less saves no packet, as with the files of a build. */
const thresholdBytes = 600;
// Event streams stay plain: an encoder for each open connection would hold megabytes.
const compressedTypes = /^(application\/json|text\/(html|plain|csv|calendar))\b/;

/** Returns the codings that the client accepts, brotli before gzip. */
export function acceptedCodings({ headers }: IncomingMessage): readonly Coding[] {
  const header = headers['accept-encoding'];
  return typeof header === 'string' ? codingsIn(header) : [];
}

const codingsIn = remembered((header): readonly Coding[] => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...codings]);
  return codings.filter((coding) => accepted.includes(coding));
});

/** Their answers confirm a change, and are short. */
const plainMethods = new Set(['PUT', 'PATCH', 'DELETE']);

const compressWith = (quality: number) =>
  compression({
    threshold: thresholdBytes,
    level: 5,
    flush: constants.Z_SYNC_FLUSH,
    brotli: {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
      flush: constants.BROTLI_OPERATION_FLUSH,
    },
    filter: (request, response) => isCompressed(request, response),
  });

// From level 5 on brotli looks further back: a result is a tenth smaller than with 4, for a quarter of a millisecond.
const compress = compressWith(5);
// A page is up to 130 bytes smaller with 7, and one word more in it does not make it 100 bytes larger, for a third of a millisecond.
const compressPage = compressWith(7);

/** Known once the headers are set. */
function isCompressed(request: IncomingMessage, response: ServerResponse): boolean {
  if (!compressedTypes.test(String(response.getHeader('content-type') ?? ''))) return false;
  // `Vary` helps caches only, and would be on every saved answer: nothing that is not stored carries it needlessly.
  return isStored(response) || (isLarge(response) && acceptedCodings(request).length > 0);
}

/**
 * Compresses bodies of text; each chunk of a stream is flushed. What a service sends with a content-encoding passes as it is.
 *
 * `compression` assigns function expressions to a response, and V8 allocates those in its old generation, which keeps all that they
 * refer to: 6 kB of each call stayed until the next full collection (decision 0021). So it gets a response when the first byte is due,
 * if it is to compress it.
 */
export const compressResponse: Middleware = (request, response, next) => {
  if (!plainMethods.has(request.method)) {
    if (isPatched(response)) compress(request, response, () => undefined);
    else Object.assign(response, untilFirstByte);
  }
  next();
};

/** Returns whether an earlier middleware has replaced methods of the response. */
const isPatched = (response: ServerResponse): boolean =>
  Object.hasOwn(response, 'end') || Object.hasOwn(response, 'writeHead');

type Args = readonly unknown[];
type Method = (this: ServerResponse, ...args: Args) => unknown;

const own = ServerResponse.prototype as unknown as Readonly<Record<'write' | 'end' | 'writeHead', Method>>;

/** One of each for all responses. */
const untilFirstByte: Readonly<Record<keyof typeof own, Method>> = {
  write(...args) {
    beginBody(this);
    return (this.write as Method)(...args);
  },
  end(...args) {
    beginBody(this);
    return (this.end as Method)(...args);
  },
  writeHead(...args) {
    // Headers among the arguments are not set yet: the library looks at them.
    const isCalledAgain = beginBody(this, args.length > 1);
    return isCalledAgain ? (this.writeHead as Method)(...args) : own.writeHead.apply(this, [...args]);
  },
};

const isBegun = Symbol('the first byte is due, or sent');

/** Whether the library has the response from here on. */
function beginBody(response: ServerResponse & { [isBegun]?: true }, mayBeCompressed = false): boolean {
  if (response[isBegun]) return false;
  Object.assign(response, { [isBegun]: true, write: own.write, end: own.end });
  const request = response.req;
  if (!mayBeCompressed && !isCompressed(request, response)) return false;
  // The library moves those that wait for its encoder, if they are added after it has come.
  const waiting = response.rawListeners('drain') as (() => void)[];
  response.removeAllListeners('drain');
  const isPage = String(response.getHeader('content-type')).startsWith('text/html');
  (isPage ? compressPage : compress)(request as Request, response as Response, () => undefined);
  for (const listener of waiting) response.on('drain', listener);
  return true;
}

function isStored(response: ServerResponse): boolean {
  return !String(response.getHeader('cache-control')).includes('no-store');
}

function isLarge(response: ServerResponse): boolean {
  const length = response.getHeader('content-length');
  return length === undefined || Number(length) >= thresholdBytes;
}
