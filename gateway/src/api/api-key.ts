import { isApiKey } from '@pathshala/rules/api-key';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { errors, sendError, tooMany } from '../http/error-response.ts';
import type { ApiContext, ApiMiddleware, ApiResponse } from './api-context.ts';
import type { KeyReader } from './read-api-key.ts';

/**
 * A call with an API key is the program's, whatever cookies come with it. Another kind of `Authorization` is not ours: a proxy in
 * front may use it.
 */
export function acceptApiKey(readKey: KeyReader, log: Logger): ApiMiddleware {
  async function acceptAndContinue(key: string, response: ApiResponse, next: () => void): Promise<void> {
    const context = response.locals;
    try {
      const read = await readKey(key, context.address);
      if (read === 'refused') return sendError(response, errors.keyRefused);
      if ('retryAfterSeconds' in read) return sendError(response, tooMany(read.retryAfterSeconds));
      context.program = read.program;
    } catch (error) {
      log.warn({ err: error, requestId: context.requestId }, 'an API key could not be read');
      return sendError(response, errors.unavailable);
    }
    next();
  }

  return (request, response, next) => {
    const key = bearerIn(request.headers.authorization);
    return key === null ? next() : acceptAndContinue(key, response, next);
  };
}

function bearerIn(authorization: string | undefined): string | null {
  const [scheme, text = '', ...others] = authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && others.length === 0 && isApiKey(text) ? text : null;
}

/** A step for callers with cookies. */
export function unlessProgram(step: ApiMiddleware): ApiMiddleware {
  return (request, response, next) => (isProgram(response.locals) ? next() : step(request, response, next));
}

const isProgram = ({ program }: ApiContext): boolean => program !== null;
