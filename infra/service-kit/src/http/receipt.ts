import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import type { Identity } from '../identity/identity.ts';
import { bodyReadingOf } from './body-reading.ts';
import { announcedBytes, collect } from './read-body.ts';
import { receivedBodyHeader, receivedBodyHeaderOf } from './received-body-header.ts';

/** The body of a call, as it came. */
export interface ReceivedBody {
  readonly content: Uint8Array;
  /** When the last of it came: epoch ms, and the monotonic time for its age. */
  readonly at: number;
  readonly tick: number;
}

export function receivedNow(content: Uint8Array, now: () => number): ReceivedBody {
  return { content, at: now(), tick: performance.now() };
}

export function bodyHashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}

/**
 * Returns the time that the gateway states if it is about this very body, and never a future time; else the time of arrival.
 */
export function timeOfReceipt({ receipt }: Pick<Identity, 'receipt'>, { content, at }: ReceivedBody): number {
  if (receipt === undefined) return at;
  const { receivedAt, bodyHash } = receipt;
  const isOfThisBody = bodyHash === undefined || bodyHash === bodyHashOf(content);
  return isOfThisBody ? Math.min(receivedAt, at) : at;
}

/**
 * States the body of a call that fails as unavailable, so that the gateway can sign a ticket of it (decision 0016). A body
 * that was not read before the failure is read for it.
 */
export async function stateReceivedBody(
  route: RouteDefinition,
  call: {
    readonly request: IncomingMessage;
    readonly response: ServerResponse;
    readonly body: ReceivedBody | undefined;
    readonly error: unknown;
  },
  { now, bodyTimeoutMs }: { readonly now: () => number; readonly bodyTimeoutMs: number },
): Promise<void> {
  const { request, response, error } = call;
  if (route.receipt !== true || !(error instanceof DomainError) || error.kind !== 'unavailable') return;
  const body = call.body ?? (await readLate(route, request, { now, bodyTimeoutMs }));
  if (body === null) return;
  const ageMs = performance.now() - body.tick;
  response.setHeader(receivedBodyHeader, receivedBodyHeaderOf({ hash: bodyHashOf(body.content), ageMs }));
}

/** Null for a body that the route does not take, or that does not arrive. */
async function readLate(
  route: RouteDefinition,
  request: IncomingMessage,
  { now, bodyTimeoutMs }: { readonly now: () => number; readonly bodyTimeoutMs: number },
): Promise<ReceivedBody | null> {
  const { bytes, tooLarge } = bodyReadingOf(route);
  if ((announcedBytes(request) ?? 0) > bytes || request.readableDidRead) return null;
  try {
    return receivedNow(await collect(request, { bytes, timeoutMs: bodyTimeoutMs }, tooLarge), now);
  } catch {
    // The answer is the failure that came first; without its body there is no ticket.
    return null;
  }
}
