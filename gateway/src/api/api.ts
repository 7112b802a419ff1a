import { Router, type RequestHandler } from 'express';
import type { IdentitySigner } from '@pathshala/service-kit/identity/signer';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { omitKeepAlive } from '../http/connection-header.ts';
import { errors, sendError } from '../http/error-response.ts';
import { composeMiddleware } from '../http/compose-middleware.ts';
import type { Middleware } from '../http/request-context.ts';
import { createAdmission, type AdmissionDependencies } from './admission-queue.ts';
import { acceptApiKey, unlessProgram } from './api-key.ts';
import type { ApiContext, ApiMiddleware, ApiResponse } from './api-context.ts';
import { guardAgainstForgery } from './csrf-guard.ts';
import { createCsrfTokens } from './csrf-tokens.ts';
import { createKeyReader } from './read-api-key.ts';
import { rejectEarly } from './early-rejections.ts';
import { finishHeaders } from './finish-headers.ts';
import { forward } from './forward.ts';
import type { StreamHolder } from './held/hold-stream.ts';
import { createReceiptTickets } from './receipt-tickets.ts';
import { acceptReceipt, issueReceipt } from './receipts.ts';
import type { SessionCache } from './session-cache.ts';
import { resolveSession } from './session-resolver.ts';
import { requireSessionUser } from './session-user-guard.ts';
import { signIdentity } from './sign-identity.ts';
import { createSiteCookies } from './site-cookies.ts';
import type { StoreMarker } from './store-marker.ts';
import { acceptTicket } from './ticket-acceptance.ts';
import { renewTicket } from './ticket-renewal.ts';
import { createTickets } from './tickets.ts';
import { createUpstreamFinder, type Upstream } from './upstream.ts';

export interface ApiDependencies extends AdmissionDependencies {
  readonly sessions: SessionCache;
  readonly signer: IdentitySigner;
  readonly marker: StoreMarker;
  /** Signs the anti-forgery tokens and the tickets. */
  readonly sessionSecret: string;
  readonly publicUrl: string;
  /** The pages about the API itself. */
  readonly docs: RequestHandler;
  readonly streams: StreamHolder;
  readonly log: Logger;
}

/** Everything under `/api`: who calls, may the browser do this, then on to the service. */
export function createApi(dependencies: ApiDependencies): Middleware {
  const { sessions, marker, upstreams, signer, publicUrl, docs, log, now } = dependencies;
  const cookies = createSiteCookies(publicUrl.startsWith('https:'));
  const tokens = createCsrfTokens(dependencies.sessionSecret);
  const tickets = createTickets(dependencies.sessionSecret, now);
  const receipts = { tickets: createReceiptTickets(dependencies.sessionSecret, now), now, log };
  const ticketDependencies = { tickets, marker, cookies, log, now };
  const answer = composeMiddleware<ApiContext>(
    createAdmission(dependencies),
    finishHeaders({
      sessions,
      tokens,
      cookies,
      renewTicket: (response) => renewTicket(response, ticketDependencies),
      issueReceipt: (response) => issueReceipt(response, receipts),
    }),
    acceptApiKey(createKeyReader({ upstreams, signer }), log),
    unlessProgram(resolveSession(sessions, cookies)),
    unlessProgram(acceptTicket(ticketDependencies)),
    unlessProgram(requireSessionUser),
    unlessProgram(guardAgainstForgery({ tokens, cookies, publicUrl, log })),
    acceptReceipt(receipts),
    signIdentity(signer),
    dependencies.streams.answer,
    forward(log),
    Router().use('/api', Router().all('/csrf', sendToken).use(docs).use(answerNotFound)),
  );
  return composeMiddleware(rejectEarly, omitKeepAlive, withApiContext(upstreams, answer));
}

function withApiContext(upstreams: readonly Upstream[], answer: ApiMiddleware): Middleware {
  const findUpstream = createUpstreamFinder(upstreams);
  return (request, response, next) => {
    const { requestId, traceparent, target, isReadable, address, cookies, language } = response.locals;
    const context: ApiContext = {
      requestId,
      traceparent,
      target,
      isReadable,
      address,
      cookies,
      language,
      upstream: findUpstream(target.key.slice('/api'.length)),
      releaseSlot: () => undefined,
      program: null,
      caller: null,
      isUnresolved: false,
      ticket: null,
      arrivedAt: null,
      receipt: null,
      cookiesToSet: new Map(),
      identity: '',
    };
    const given = response as ApiResponse;
    given.locals = context;
    return answer(request, given, next);
  };
}

/** Answers a page that holds no anti-forgery token yet: the guard has set it, and the body is empty. */
const sendToken: ApiMiddleware = (_request, response) => {
  response.writeHead(204).end();
};

const answerNotFound: ApiMiddleware = (_request, response) => sendError(response, errors.notFound);
