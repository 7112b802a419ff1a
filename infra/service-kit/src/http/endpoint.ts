import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import type { Identity } from '../identity/identity.ts';
import type { IdentityVerifier } from '../identity/verifier.ts';
import {
  hasSubject,
  isSubjectInPath,
  requirePermission,
  requireRole,
  requireSelf,
  type RawInput,
} from './access.ts';
import { beginAudit, type AuditContext } from './audited-call.ts';
import type { BodyBudget } from './body-budget.ts';
import type { RunQueued } from './caller-queues.ts';
import { cookieLine } from './cookies.ts';
import { Reply, type BoundRoute, type Call } from './handler.ts';
import { applyLimits, type WithinLimits } from './limited-access.ts';
import { IncomingCall } from './incoming-call.ts';
import { requireSameSite } from './same-site.ts';
import { createInputParser } from './parse-call.ts';
import { applyKey } from './key-access.ts';
import { applyParticipant } from './participant-access.ts';
import type { CountCall } from './rate-limiter.ts';
import { bodyReadingOf, type BodyReading } from './body-reading.ts';
import { announcedBytes } from './read-body.ts';
import { receivedNow, timeOfReceipt, type ReceivedBody } from './receipt.ts';
import { send } from './send.ts';
import { shownBody } from './shown-body.ts';
import { applyTicket, requireResolved, type IsTicketRevoked } from './ticket-access.ts';

export interface EndpointContext extends AuditContext {
  readonly verifyIdentity: IdentityVerifier;
  readonly countCall: CountCall | undefined;
  readonly isTicketRevoked: IsTicketRevoked | undefined;
  readonly withinLimits: WithinLimits;
  readonly hasSecureCookies: boolean;
  readonly bodyTimeoutMs: number;
  readonly bodyBudget: BodyBudget;
  readonly runQueued: RunQueued;
}

export interface RoutedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly params: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  /** Filled in as soon as it is known; the log of a refusal names who called. */
  readonly caller: Caller;
}

export interface Caller {
  identity?: Identity;
  /** The body, on a route that declares `receipt`. */
  body?: ReceivedBody;
}

/** Identity, access, limit, input, answer: in this order, so that a stranger learns nothing of the schema. */
export function createEndpoint(
  bound: BoundRoute,
  context: EndpointContext,
): (routed: RoutedRequest) => Promise<void> {
  const { route } = bound;
  const bodyReading = route.body === undefined ? null : bodyReadingOf(route);
  const countCall = route.limit === undefined ? undefined : context.countCall;
  const parsed = createInputParser(route, context.routesByName);
  const answer = bound.handle as (call: Call<unknown, unknown, unknown>) => Promise<unknown>;
  return async ({ request, response, params, requestId, caller }) => {
    const headAt = context.now();
    const claimed = await context.verifyIdentity(request.headers['x-identity']);
    caller.identity = claimed;
    const identity = await applyClaims(route, { claimed, params, headAt, request }, context);
    caller.identity = identity;
    admit(route, { request, params, identity });
    await countCall?.(route, identity);
    const raw = await readInput(route, { request, params, identity, bodyReading, caller }, context);
    if (hasSubject(route.access, raw)) requireSelf(route, identity, raw);
    const { hasSecureCookies } = context;
    const asker = { identity, requestId, receivedAt: headAt, hasSecureCookies };
    const asked = (params: unknown) =>
      new IncomingCall(request, { params, query: undefined, body: undefined }, asker);
    const input = parsed.mayKeep ? await parsed.keeping(raw, asked) : parsed.strictly(raw);
    requireSelf(route, identity, raw);
    const receivedAt = caller.body === undefined ? headAt : timeOfReceipt(identity, caller.body);
    const call = new IncomingCall(request, input, { identity, requestId, receivedAt, hasSecureCookies });
    const recordAudit = route.audit && (await beginAudit(route, call, context));
    const answered = await queueFor(route, identity, context)(() => answer(call));
    const reply = answered instanceof Reply ? answered : new Reply(answered);
    const body = shownBody(route, reply.body);
    await recordAudit?.(body);
    send(response, {
      status: reply.status ?? route.status ?? 200,
      body,
      requestId,
      ticket: reply.ticket,
      cookies: cookieLines(reply, hasSecureCookies),
      location: reply.location,
      caller: callerOf(identity, requestId),
    });
  };
}

/** Each stream of a gateway is a caller of its own: all gateways may have one address. */
const callerOf = ({ userId, address, isGateway }: Identity, requestId: string): string =>
  userId ?? (isGateway === true ? requestId : address);

/** The gateway's own calls are few, and urgent ones are short: those take no turns. */
function queueFor(
  { urgent }: RouteDefinition,
  identity: Identity,
  { runQueued }: Pick<EndpointContext, 'runQueued'>,
): (work: () => Promise<unknown>) => Promise<unknown> {
  if (urgent === true || identity.isGateway === true) return (work) => work();
  return (work) => runQueued(identity, work);
}

interface ClaimedCall extends Pick<RoutedRequest, 'params' | 'request'> {
  readonly claimed: Identity;
  readonly headAt: number;
}

/** Returns the caller, as far as the route lets a participant, a limited administrator or the holder of a ticket count. */
function applyClaims(
  route: RouteDefinition,
  { claimed, params, headAt, request }: ClaimedCall,
  { isTicketRevoked, withinLimits }: EndpointContext,
): Identity | Promise<Identity> {
  if (claimed.limitedTo !== undefined) {
    const query = () => queryOf(request.url ?? '/');
    return applyLimits(route, { identity: claimed, params, query }, withinLimits);
  }
  if (claimed.role === 'key') return applyKey(route, claimed);
  if (claimed.ticket === undefined) return applyParticipant(route, claimed, headAt);
  return applyTicket(route, { identity: claimed, params }, isTicketRevoked);
}

function cookieLines({ cookies }: Reply<unknown>, hasSecureCookies: boolean): readonly string[] | undefined {
  return cookies.length === 0 ? undefined : cookies.map((cookie) => cookieLine(cookie, hasSecureCookies));
}

/** Checks what can be checked before any input is read. */
function admit(
  route: RouteDefinition,
  { request, params, identity }: Pick<RoutedRequest, 'request' | 'params'> & { identity: Identity },
): void {
  requireResolved(route, identity);
  requireRole(route.access, identity);
  if (isSubjectInPath(route.access)) requireSelf(route, identity, { params, query: {}, body: {} });
  requirePermission(route, identity);
  if (route.changesState === true) requireSameSite(request.headers);
}

interface CallToRead {
  readonly request: IncomingMessage;
  readonly identity: Identity;
  readonly caller: Caller;
}

async function readInput(
  route: RouteDefinition,
  from: CallToRead & { params: Readonly<Record<string, unknown>>; bodyReading: BodyReading | null },
  context: EndpointContext,
): Promise<RawInput> {
  const { bodyReading } = from;
  return {
    params: from.params,
    query: route.query === undefined ? {} : queryOf(from.request.url ?? '/'),
    body: bodyReading === null ? undefined : await readBody(route, { ...from, bodyReading }, context),
  };
}

/** A body that is too long by what it announces is refused before it is read; its caller's budget counts what arrives. */
function readBody(
  route: RouteDefinition,
  { request, identity, caller, bodyReading }: CallToRead & { readonly bodyReading: BodyReading },
  { bodyBudget, bodyTimeoutMs, now }: EndpointContext,
): Promise<unknown> {
  const { kind, bytes, overhead, tooLarge, read } = bodyReading;
  const announced = announcedBytes(request);
  if (announced !== undefined && announced > bytes + overhead) throw tooLarge(bytes);
  const limits = { bytes, timeoutMs: bodyTimeoutMs, meter: bodyBudget.meter(identity, kind) };
  if (route.receipt !== true) return read(request, limits);
  const onContent = (content: Uint8Array): void => void (caller.body = receivedNow(content, now));
  return read(request, { ...limits, onContent });
}

/** `a=1&a=2` is a list, everything else a string; names like `a[$ne]` stay names. */
function queryOf(url: string): Record<string, unknown> {
  const query: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const start = url.indexOf('?');
  if (start < 0) return query;
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    const earlier = query[name];
    if (earlier === undefined) query[name] = value;
    else if (Array.isArray(earlier)) earlier.push(value);
    else query[name] = [earlier, value];
  }
  return query;
}
