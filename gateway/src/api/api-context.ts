import type { Identity, Receipt } from '@pathshala/service-kit/identity/identity';
import type { GatewayResponse, Middleware, RequestContext } from '../http/request-context.ts';
import type { ConfirmedSession } from './session-cache.ts';
import type { IssuedTicket } from './tickets.ts';
import type { Upstream } from './upstream.ts';

interface Caller extends ConfirmedSession {
  readonly sid: string;
}

/** The fields that the middlewares of the API add to the request's context, in this order. */
export interface ApiContext extends RequestContext {
  /** Null: no service answers this path. */
  upstream: Upstream | null;
  /** Lets the next call of the service start before this one has been answered. */
  releaseSlot: () => void;
  /** Epoch ms, of a call that waited for long in the queue though all of it had arrived; null for any other. */
  arrivedAt: number | null;
  /** A program with an accepted API key, for which cookies count nothing; null for everybody else. */
  program: Identity | null;
  /** Null for a visitor. */
  caller: Caller | null;
  /** True if there is a session cookie and the session store does not answer. */
  isUnresolved: boolean;
  /** Accepted in place of a session that cannot be checked or was lost. */
  ticket: IssuedTicket | null;
  /** When the call was received, where its service would find a later time. */
  receipt: Receipt | null;
  /** The gateway's own `Set-Cookie` lines by name; those that the service sets win. */
  cookiesToSet: Map<string, string>;
  /** The signed identity for the upstream. */
  identity: string;
}

export type ApiMiddleware = Middleware<ApiContext>;
export type ApiResponse = GatewayResponse<ApiContext>;
