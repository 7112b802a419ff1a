import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { SpanKind } from '@opentelemetry/api';
import express, { type Request, type Response } from 'express';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Messages } from '@pathshala/contract-kit/message';
import { common } from '@pathshala/messages/common';
import type { Identity } from '../identity/identity.ts';
import type { IdentityVerifier } from '../identity/verifier.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { RequestActivity } from '../events/request-activity.ts';
import { inSpan } from '../telemetry/tracing.ts';
import { createBodyBudget, type BodyBudget } from './body-budget.ts';
import { createEndpoint } from './endpoint.ts';
import type { Failure } from './failure.ts';
import type { BoundRoute } from './handler.ts';
import { matchPlainPaths } from './plain-paths.ts';
import { RequestAbortedError } from './read-body.ts';
import { logRefusal } from './log-refusal.ts';
import { refuse, requestIdOf } from './refuse.ts';
import { nameOf, orderedRoutes } from './routes.ts';

/** Told of every answered request: the route as declared (never the path as called), status and duration. */
type ObserveRequest = (request: { route: string; status: number; seconds: number }) => void;

export interface HttpAppOptions {
  readonly service: string;
  readonly routes: readonly BoundRoute[];
  /** The texts of the service's codes; the common ones need not be among them. */
  readonly messages?: Messages;
  readonly verifyIdentity: IdentityVerifier;
  readonly log: Logger;
  readonly metrics?: ObserveRequest;
  /** Counts the requests in progress, which relay and consumers of the process wait for. */
  readonly requests?: RequestActivity;
  /** Marks cookies `Secure` (default true): off only where people reach the site by plain http. */
  readonly hasSecureCookies?: boolean;
  /** How long a body may take to arrive (default 20 s). */
  readonly bodyMilliseconds?: number;
}

/** The HTTP face of a service, on express 5. Throws at once when a route is not fit to be served. */
export function createHttpApp(options: HttpAppOptions): RequestListener {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.enable('case sensitive routing');
  app.enable('strict routing');
  const bodyBudget = createBodyBudget();
  const messages = { ...common, ...options.messages };
  const routes = orderedRoutes(options.routes).map((bound) => ({
    route: bound.route,
    handler: createHandler(bound, { ...options, bodyBudget, messages }),
  }));
  for (const { route, handler } of routes) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app[route.method](path, (request: Request, response: Response) =>
      handler(request, response, request.params),
    );
  }
  app.use((request: Request, response: Response) => {
    refuse({ request, response, messages }, new DomainError('not-found', 'common.not-found'));
  });
  const matchPlain = matchPlainPaths(routes);
  return (request, response) => {
    const fail = (error: unknown) => refuse({ request, response, messages }, error);
    const found = matchPlain(request.method, request.url);
    if (found !== null) found.handler(request, response, found.params).catch(fail);
    // Express itself fails only on a path that does not decode.
    else app(request as Request, response as Response, fail);
  };
}

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  params: Readonly<Record<string, unknown>>,
) => Promise<void>;

function createHandler(
  bound: BoundRoute,
  options: HttpAppOptions & { bodyBudget: BodyBudget; messages: Messages },
): Handler {
  const { hasSecureCookies = true, bodyMilliseconds = 20_000, verifyIdentity, log, metrics } = options;
  const { bodyBudget, messages, requests } = options;
  const route = nameOf(bound.route);
  const endpoint = createEndpoint(bound, { verifyIdentity, hasSecureCookies, bodyMilliseconds, bodyBudget });

  return async (request, response, params) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(request);
    const caller: { identity?: Identity } = {};
    requests?.requestStarted();
    try {
      await inSpan({ name: route, kind: SpanKind.SERVER, carrier: request.headers }, () =>
        endpoint({ request, response, params, requestId, caller }),
      );
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      log.info({ requestId, route, status: response.statusCode, ms }, 'answered');
    } catch (error) {
      if (error instanceof RequestAbortedError) return;
      const failure = refuse({ request, response, requestId, hasSecureCookies, messages }, error);
      logFailure(log, { route, failure, error });
      logRefusal(log, { route, failure, identity: caller.identity });
    } finally {
      requests?.requestEnded();
    }
    metrics?.({ route, status: response.statusCode, seconds: (performance.now() - startedAt) / 1000 });
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
