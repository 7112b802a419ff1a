import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { BodyMeter } from './body-budget.ts';
import { parseJson } from './parse-json.ts';

/** The browser disconnected in the middle of its request: there is nobody to answer. */
export class RequestAbortedError extends Error {}

/** The body took longer than it may: answered with 408. */
export class SlowRequestError extends Error {}

export interface BodyLimits {
  readonly bytes: number;
  readonly timeoutMs: number;
  /** Left out where what arrives is of no account: the body of a call that has failed. */
  readonly meter?: BodyMeter;
  /** Gets a JSON body as it came. */
  readonly onContent?: ((content: Uint8Array) => void) | undefined;
}

const noContent = new Uint8Array(0);

/** The refusal of a body that is longer than the route allows. */
export type TooLarge = (bytes: number) => DomainError;

export const jsonTooLarge: TooLarge = () => new DomainError('too-large', 'common.too-large');

export const fileTooLarge: TooLarge = (bytes) =>
  new DomainError('too-large', 'common.file.too-large', { params: { megabytes: bytes / 1_000_000 } });

/** Reads a file of limited size, with any declared content type. */
export async function readFileBody(request: IncomingMessage, limits: BodyLimits): Promise<Uint8Array> {
  requirePlain(request);
  return collect(request, limits, fileTooLarge);
}

/**
 * Reads a JSON body of limited size; an absent body counts as `{}`, so that the schema names what is missing. Not
 * `express.json`: it has no timeout, no limit of depth, takes a body that is not UTF-8, and sets `__proto__` as a key.
 */
export async function readJsonBody(request: IncomingMessage, limits: BodyLimits): Promise<unknown> {
  if (announcedBytes(request) === 0) {
    limits.onContent?.(noContent);
    return {};
  }
  requireJson(request);
  const content = await collect(request, limits, jsonTooLarge);
  limits.onContent?.(content);
  if (content.length === 0) return {};
  if (!isUtf8(content)) throw new DomainError('malformed', 'common.malformed');
  return parseJson(content);
}

/** The length that the head of the request states; 0 without a body, undefined for one that is sent in chunks. */
export function announcedBytes({ headers }: IncomingMessage): number | undefined {
  if (headers['content-length'] !== undefined) return Number(headers['content-length']);
  return headers['transfer-encoding'] === undefined ? 0 : undefined;
}

function requireJson(request: IncomingMessage): void {
  const type = request.headers['content-type'];
  const isJson =
    type !== undefined && /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i.test(type);
  if (!isJson) throw new DomainError('unsupported', 'common.unsupported');
  requirePlain(request);
}

export function requirePlain({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    throw new DomainError('unsupported', 'common.unsupported');
}

export function collect(
  request: IncomingMessage,
  limits: BodyLimits,
  tooLarge: TooLarge,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    let size = 0;
    const finish = (done: () => void): void => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      done();
    };
    const cutOff = (error: Error): void => {
      limits.meter?.giveBack();
      reject(error);
    };
    const onData = (chunk: Buffer<ArrayBuffer>): void => {
      size += chunk.length;
      if (size > limits.bytes) return finish(() => cutOff(tooLarge(limits.bytes)));
      chunks.push(chunk);
      try {
        limits.meter?.arrived(chunk.length);
      } catch (refusal) {
        // The bytes are dropped from memory.
        finish(() => cutOff(refusal as Error));
      }
    };
    const onEnd = (): void =>
      finish(() => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    const onClose = (): void => finish(() => cutOff(new RequestAbortedError('the request was cut off')));
    const timer = setTimeout(() => finish(() => cutOff(new SlowRequestError())), limits.timeoutMs);
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  });
}
