import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { StatedBody } from '@pathshala/service-kit/http/received-body-header';
import type { ForwardedCall } from './upstream.ts';

/** Bytes that are held for a repetition: more than the body of any route that is declared as repeatable. */
const replayBytes = 512_000;

/** The limit for the rest of a body after its call has failed. */
const restTimeoutMs = 1500;

/** The body of a call, as often as the call is sent. */
export interface RepeatableBody {
  /** Returns the body from its first byte; null for a call without one. */
  open(): PassThrough | null;
  /** False once more has been received than is held. */
  canReopen(): boolean;
  /** Returns the whole body once it is received; null if it is not held, or the client stops sending. */
  received(): Promise<StatedBody | null>;
}

/** Holds what the client has sent until `release`, so that the call can be sent to another replica. */
export function createRepeatableBody({
  request,
  response,
}: ForwardedCall): RepeatableBody & { release(): void } {
  const { headers } = request;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  let held: Buffer[] | null = hasBody ? [] : null;
  let heldBytes = 0;

  const hold = (chunk: Buffer): void => {
    heldBytes += chunk.length;
    if (heldBytes > replayBytes) release();
    else held?.push(chunk);
  };
  const release = (): void => {
    held = null;
    request.off('data', hold).off('end', noteEnd);
  };
  let endedAt = performance.now();
  const noteEnd = (): void => void (endedAt = performance.now());
  if (hasBody) request.once('end', noteEnd);
  if (hasBody && Number(headers['content-length'] ?? 0) <= replayBytes) request.on('data', hold);
  else held = null;

  return {
    open() {
      if (!hasBody) return null;
      // Piped, because undici destroys the body of a failed request, and the client must still get its answer.
      const body = new PassThrough();
      // An error of the body also rejects the request to the service.
      body.on('error', () => undefined);
      // A service may answer before it has read everything. Node does not discard the rest of a request that was piped,
      // and the client would wait for ever; unless the connection is about to be closed (limitUnreadBody).
      body.once('close', () => {
        request.unpipe(body);
        if (response.getHeader('connection') !== 'close') request.resume();
      });
      for (const chunk of held ?? []) body.write(chunk);
      return request.readableEnded ? body.end() : request.pipe(body);
    },
    canReopen: () => !hasBody || held !== null,
    async received() {
      if (hasBody && !(await hasEnded(request))) return null;
      if (hasBody && held === null) return null;
      const hash = createHash('sha256');
      for (const chunk of held ?? []) hash.update(chunk);
      return { hash: hash.digest('base64url'), ageMs: performance.now() - endedAt };
    },
    release,
  };
}

/** Resolves once the client has sent everything; false if that takes too long, or it leaves. */
async function hasEnded(request: IncomingMessage): Promise<boolean> {
  if (request.readableEnded) return true;
  try {
    await once(request, 'end', { signal: AbortSignal.timeout(restTimeoutMs) });
    return true;
  } catch {
    // The call has failed already: without its body it gets no ticket.
    return false;
  }
}
