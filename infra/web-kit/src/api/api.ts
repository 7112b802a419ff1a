import type { Language } from '../i18n/language.ts';
import { ApiError, isApiError } from './api-error.ts';
import { type CallTimes, headersOfCall, sendCall } from './early-answer.ts';
import { errorOf, transportError } from './error-of.ts';
import type { AnswerOf, InputArgs, RouteShape } from './route-types.ts';
import { urlOf } from './url-of.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds; 15,000 by default. */
  readonly timeout?: number;
  /** The request survives closing the page (the last save of an exam). */
  readonly keepalive?: boolean;
  /** False: a 401 does not end the session; the caller lets the user log in again in place (an exam in progress). */
  readonly endsSession?: boolean;
  /** The ticket of an earlier failure with this very body, which then counts by the time of its first receipt. */
  readonly receiptTicket?: string | undefined;
  /** Called when the answer arrives, which may have been asked for before this call. */
  readonly onTimes?: (times: CallTimes) => void;
  /** Sends this call (default: the one of the page), such as an upload that reports its progress. */
  readonly fetch?: typeof fetch;
}

export interface Api {
  /**
   * One call of a contract's route, checked against it: `api.call<typeof register>('post', '/examcampaigns/register', { body })`.
   * Rejects with ApiError only.
   */
  readonly call: <Route extends RouteShape>(
    method: Route['method'],
    path: Route['path'],
    ...args: InputArgs<Route, CallOptions>
  ) => Promise<AnswerOf<Route>>;
}

export interface ApiDependencies {
  readonly language: () => Language;
  /** Called on every 401: the session has ended. */
  readonly onUnauthenticated: () => void;
  /** The user of this page; read before every call. */
  readonly userId?: () => string | undefined;
  /** Called when a call was refused because the session cookie belongs to another user now. */
  readonly onOtherPerson?: () => void;
  /** Called when a call was refused because the administrator must set up two-step log-in first. */
  readonly onSecondFactorRequired?: () => void;
  readonly fetch?: typeof fetch;
  readonly base?: string;
  readonly cookies?: () => string;
}

interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly input: RawInput;
  readonly options: CallOptions;
}

export function createApi(dependencies: ApiDependencies): Api {
  const { base = '/api', cookies = () => document.cookie } = dependencies;
  const doFetch = dependencies.fetch ?? ((...args) => fetch(...args));

  function headersOf(path: string): Record<string, string> {
    const userId = dependencies.userId?.();
    return { ...headersOfCall(dependencies.language(), asksWhoIsThere(path) ? undefined : userId) };
  }

  async function send({ method, path, input, options }: Call): Promise<unknown> {
    const { body, type } = encoded(input.body);
    const headers = { ...headersOf(path), ...type };
    if (method !== 'get') headers['X-XSRF-TOKEN'] = await antiForgeryToken();
    if (options.receiptTicket !== undefined) headers['Receipt-Ticket'] = options.receiptTicket;
    const { response, ...times } = await sendCall(options.fetch ?? doFetch, urlOf(base, path, input), {
      method: method.toUpperCase(),
      headers,
      credentials: 'same-origin',
      signal: signalOf(options),
      ...(options.keepalive === undefined ? {} : { keepalive: options.keepalive }),
      ...(body === undefined ? {} : { body }),
    });
    options.onTimes?.(times);
    if (!response.ok) throw await errorOf(response, dependencies.language());
    return response.status === 204 ? undefined : response.json();
  }

  async function antiForgeryToken(): Promise<string> {
    const known = tokenIn(cookies());
    if (known !== undefined) return known;
    await refreshToken();
    return tokenIn(cookies()) ?? '';
  }

  /** Every GET under the API sets the cookie if it is missing; this one is the cheapest. */
  async function refreshToken(): Promise<void> {
    await doFetch(`${base}/csrf`, { credentials: 'same-origin' });
  }

  async function call(made: Call): Promise<unknown> {
    try {
      return await send(made);
    } catch (error) {
      if (!isApiError(error, 403) || error.code !== 'common.csrf') throw error;
      await refreshToken();
      return send(made);
    }
  }

  return {
    call: async (method, path, ...[input, options]) => {
      try {
        const answer = await call({ method, path, input: input ?? {}, options: options ?? {} });
        return answer as AnswerOf<never>;
      } catch (error) {
        throw failureOf(error, options ?? {}, dependencies);
      }
    },
  };
}

function signalOf({ signal, timeout = 15_000 }: CallOptions): AbortSignal {
  const end = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, end]) : end;
}

/** The error that a caller gets; its own abort remains an AbortError. */
function failureOf(
  error: unknown,
  { signal, endsSession }: CallOptions,
  dependencies: ApiDependencies,
): unknown {
  if (signal?.aborted) return error;
  if (isApiError(error, 401)) {
    if (error.code === 'common.other-person') dependencies.onOtherPerson?.();
    else if (endsSession !== false) dependencies.onUnauthenticated();
  }
  if (isApiError(error, 403)) informOfRefusal(error, dependencies);
  return error instanceof ApiError ? error : transportError(error, dependencies.language());
}

function informOfRefusal({ code }: ApiError, { onSecondFactorRequired }: ApiDependencies): void {
  if (code === 'common.second-factor-required') onSecondFactorRequired?.();
}

/** Calls that start a session or read its user are not bound to the page's user. */
function asksWhoIsThere(path: string): boolean {
  return path === '/users/user' || (path.startsWith('/auth/') && path !== '/auth/logout');
}

/** A file or a form with a file is sent as it is (the browser sets its type), everything else as JSON. */
function encoded(body: unknown): {
  readonly body?: string | Blob | FormData;
  readonly type?: Record<string, string>;
} {
  if (body === undefined) return {};
  if (body instanceof Blob || body instanceof FormData) return { body };
  return { body: JSON.stringify(body), type: { 'Content-Type': 'application/json' } };
}

function tokenIn(cookies: string): string | undefined {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
  return value === undefined || value === '' ? undefined : decodeURIComponent(value);
}
