import { PassThrough } from 'node:stream';
import type { ForwardedCall } from './upstream.ts';

/** Bytes that are held for a repetition: more than the body of any route that is declared as repeatable. */
const replayBytes = 512_000;

/** The body of a call, as often as the call is sent. */
export interface RepeatableBody {
  /** From its first byte; null where the call has none. */
  open(): PassThrough | null;
  /** False once more has been received than is held. */
  canReopen(): boolean;
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
    request.off('data', hold);
  };
  if (hasBody && Number(headers['content-length'] ?? 0) <= replayBytes) request.on('data', hold);
  else held = null;

  return {
    open() {
      if (!hasBody) return null;
      // Piped, because undici destroys the body of a failed request, and the client must still get its answer.
      const body = new PassThrough();
      // What goes wrong with it also rejects the request to the service.
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
    release,
  };
}
