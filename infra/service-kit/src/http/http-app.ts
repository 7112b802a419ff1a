import type { RequestListener } from 'node:http';
import { SpanKind } from '@opentelemetry/api';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Messages } from '@pathshala/contract-kit/message';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { common } from '@pathshala/contract-kit/common-messages';
import { IdentityRefusedError, identityRefusedHeader, type IdentityVerifier } from '../identity/verifier.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { RequestActivity } from '../events/request-activity.ts';
import { onBehalfOf } from '../telemetry/request-scope.ts';
import { inSpan } from '../telemetry/tracing.ts';
import type { AuditLog } from './audit-log.ts';
import { createBodyBudget } from './body-budget.ts';
import { createCallerQueues, type RunQueued } from './caller-queues.ts';
import { createEndpoint, type Caller, type EndpointContext } from './endpoint.ts';
import type { Failure } from './failure.ts';
import type { BoundRoute } from './handler.ts';
import type { WithinLimits } from './limited-access.ts';
import { logRefusal } from './log-refusal.ts';
import type { CountCall } from './rate-limiter.ts';
import { RequestAbortedError } from './read-body.ts';
import { stateReceivedBody } from './receipt.ts';
import { refuse, requestIdOf } from './refuse.ts';
import { nameOf, orderedRoutes } from './routes.ts';
import { createServiceRouter, type RouteHandler } from './service-router.ts';
import type { IsTicketRevoked } from './ticket-access.ts';

/** Called for every answered request: the route as declared (never the path as called), status and duration. */
type ObserveRequest = (request: {
  route: string;
  status: number;
  seconds: number;
  counted?: string | undefined;
}) => void;

export interface HttpAppOptions {
  readonly service: string;
  readonly routes: readonly BoundRoute[];
  /** The texts of the service's codes; the common ones need not be among them. */
  readonly messages?: Messages;
  readonly verifyIdentity: IdentityVerifier;
  /** Required as soon as a route declares a `limit`. */
  readonly countCall?: CountCall;
  /** Required as soon as a route declares `audit`. */
  readonly auditLog?: AuditLog;
  /** Required as soon as a route declares `ticket`. */
  readonly isTicketRevoked?: IsTicketRevoked | undefined;
  /** Required for each kind that a route names in `limited`. */
  readonly withinLimits?: WithinLimits | undefined;
  readonly log: Logger;
  readonly metrics?: ObserveRequest;
  /** Counts the requests in progress, which relay and consumers of the process wait for. */
  readonly requests?: RequestActivity;
  /** Marks cookies `Secure` (default true): off only where people reach the site by plain http. */
  readonly hasSecureCookies?: boolean;
  /** The time that a body may take to arrive (default 20 s). */
  readonly bodyTimeoutMs?: number;
  /** Queues the calls of one caller (default `createCallerQueues`). */
  readonly runQueued?: RunQueued | undefined;
  /** Epoch milliseconds (default `Date.now`). */
  readonly now?: () => number;
}

/** The HTTP face of a service. Throws at once when a route is not fit to be served. */
export function createHttpApp(options: HttpAppOptions): RequestListener {
  const messages = { ...common, ...options.messages };
  const context = endpointContextOf(options);
  const router = createServiceRouter((request, response) => {
    refuse({ request, response, messages }, new DomainError('not-found', 'common.not-found'));
  });
  for (const bound of orderedRoutes(options.routes))
    router.add(bound.route, createHandler(bound, { ...options, messages, context }));
  return (request, response) => {
    try {
      router.route(request, response);
    } catch (error) {
      // Handlers answer their own errors: this is a path that does not decode.
      refuse({ request, response, messages }, error);
    }
  };
}

/** Throws for a route that needs a dependency that this service does not provide. */
function requireDependencies(options: HttpAppOptions): void {
  for (const { route } of options.routes) {
    if (route.limit !== undefined && options.countCall === undefined)
      throw new Error(`route ${nameOf(route)} has a limit, and nothing counts its calls`);
    if (route.audit !== undefined && options.auditLog === undefined)
      throw new Error(`route ${nameOf(route)} is audited, and there is no audit log`);
    if (route.ticket !== undefined && options.isTicketRevoked === undefined)
      throw new Error(`route ${nameOf(route)} takes tickets, and nothing knows which of them are revoked`);
    const unknown = kindsOf(route).find((kind) => options.withinLimits?.[kind] === undefined);
    if (unknown !== undefined)
      throw new Error(`route ${nameOf(route)} is limited by ${unknown}, and nothing knows whose that is`);
  }
}

function kindsOf({ limited }: RouteDefinition): readonly string[] {
  return typeof limited === 'object' ? Object.keys(limited) : [];
}

function endpointContextOf(options: HttpAppOptions): EndpointContext {
  requireDependencies(options);
  return {
    verifyIdentity: options.verifyIdentity,
    countCall: options.countCall,
    auditLog: options.auditLog,
    isTicketRevoked: options.isTicketRevoked,
    withinLimits: options.withinLimits ?? {},
    routesByName: new Map(options.routes.map((bound) => [nameOf(bound.route), bound])),
    hasSecureCookies: options.hasSecureCookies ?? true,
    bodyTimeoutMs: options.bodyTimeoutMs ?? 20_000,
    bodyBudget: createBodyBudget(),
    runQueued: options.runQueued ?? createCallerQueues(),
    now: options.now ?? Date.now,
    log: options.log,
  };
}

function createHandler(
  bound: BoundRoute,
  options: HttpAppOptions & { context: EndpointContext; messages: Messages },
): (...call: Parameters<RouteHandler>) => Promise<void> {
  const { service, context, messages, log, metrics, requests } = options;
  const { hasSecureCookies } = context;
  const route = nameOf(bound.route);
  const endpoint = createEndpoint(bound, context);

  return async (request, response, params) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(request);
    const caller: Caller = {};
    requests?.requestStarted();
    try {
      await onBehalfOf(requestId, () =>
        inSpan(
          { name: route, kind: SpanKind.SERVER, carrier: request.headers, attributes: { service } },
          () => endpoint({ request, response, params, requestId, caller }),
        ),
      );
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      log.info({ requestId, route, status: response.statusCode, ms }, 'answered');
    } catch (error) {
      if (error instanceof RequestAbortedError) return;
      await stateReceivedBody(bound.route, { request, response, body: caller.body, error }, context);
      if (error instanceof IdentityRefusedError) response.setHeader(identityRefusedHeader, error.reason);
      const failure = refuse({ request, response, requestId, hasSecureCookies, messages }, error);
      logFailure(log, { route, failure, error });
      logRefusal(log, { route, failure, identity: caller.identity });
    } finally {
      requests?.requestEnded();
    }
    const seconds = (performance.now() - startedAt) / 1000;
    metrics?.({ route, status: response.statusCode, seconds, counted: bound.route.counted });
  };
}

function logFailure(
  log: Logger,
  { route, failure, error }: { route: string; failure: Failure; error: unknown },
): void {
  const { status, body } = failure;
  const facts = { requestId: body.requestId, route, status, code: body.code };
  if (status === 500) log.error({ ...facts, err: error }, 'a request failed');
  else if (status === 503) log.warn({ ...facts, err: error }, 'a request could not be served');
  else log.debug(facts, 'a request was refused');
}
