import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { sendError, tooMany } from './error-response.ts';
import { logSecurityEvent } from './log-security-event.ts';
import type { Middleware } from './request-context.ts';

/** The limit of requests from one address in a window. */
export interface AddressLimit {
  readonly requests: number;
  readonly seconds: number;
}

/**
 * The default is two thousand requests a second: several thousand students behind one address may start an exam in one
 * instant and save their answers, and a single flooding client is stopped. The services apply the tight limits, by route,
 * account and code.
 */
const defaultLimit: AddressLimit = { requests: 20_000, seconds: 10 };

/** The gateway's one limit, counted in this process. */
export function limitByAddress(log: Logger, limit: AddressLimit = defaultLimit): Middleware {
  const limiter = new RateLimiterMemory({ points: limit.requests, duration: limit.seconds });
  return async (request, response, next) => {
    const context = response.locals;
    try {
      await limiter.consume(context.address);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      logSecurityEvent(log, 'rate.limited', { request, context, userId: null });
      return sendError(response, tooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1000))));
    }
    next();
  };
}
