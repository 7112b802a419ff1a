import type { Language } from '../i18n/language.ts';

/** The headers by which a call's answer differs. */
export type CallHeaders = Readonly<Record<string, string>>;

/** When a call was sent and answered, by `performance.now()`. */
export interface CallTimes {
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** A call that the page's first script has sent, for the first code that makes it. */
interface EarlyAnswer {
  readonly url: string;
  readonly headers: CallHeaders;
  readonly sentAt: number;
  readonly answered: Promise<CallTimes & { readonly response: Response }>;
  readonly abort: () => void;
}

/** The first script is a file of its own: they meet in the page. */
const page = globalThis as { pathshalaEarlyAnswer?: EarlyAnswer | undefined };

/** Milliseconds after which what was answered is out of date. */
const maxAgeMs = 15_000;

/** The gateway refuses a call that names one user and carries the session of another. */
export function headersOfCall(language: Language, userId: string | undefined): CallHeaders {
  return { 'Accept-Language': language, ...(userId !== undefined && { 'X-Session-User': userId }) };
}

/** Sends a GET before the page's code is there. Resolves with its answer; rejects without one. */
export async function askEarly(url: string, headers: CallHeaders): Promise<unknown> {
  const controller = new AbortController();
  const sentAt = performance.now();
  const request = fetch(url, { headers, credentials: 'same-origin', signal: controller.signal });
  const answered = request.then((response) => ({ response, sentAt, receivedAt: performance.now() }));
  page.pathshalaEarlyAnswer = { url, headers, sentAt, answered, abort: () => controller.abort() };
  const { response } = await answered;
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  return response.clone().json();
}

export interface CallRequest extends RequestInit {
  readonly method: string;
  readonly headers: CallHeaders;
  readonly signal: AbortSignal;
}

/** Sends a call; the first one of this page that the first script has sent as well takes that answer, unless it failed. */
export async function sendCall(
  doFetch: typeof fetch,
  url: string,
  request: CallRequest,
): Promise<CallTimes & { readonly response: Response }> {
  const early = takeEarly(url, request);
  if (early !== undefined) {
    request.signal.addEventListener('abort', early.abort);
    const answer = await early.answered.catch(() => undefined);
    if (answer?.response.ok) return answer;
  }
  const sentAt = performance.now();
  const response = await doFetch(url, request);
  return { response, sentAt, receivedAt: performance.now() };
}

function takeEarly(url: string, { method, headers }: CallRequest): EarlyAnswer | undefined {
  const early = page.pathshalaEarlyAnswer;
  if (early === undefined || (method === 'GET' && early.url !== url)) return undefined;
  // A change drops it as well, since it may have made the answer wrong.
  page.pathshalaEarlyAnswer = undefined;
  const isSame = method === 'GET' && JSON.stringify(headers) === JSON.stringify(early.headers);
  return isSame && performance.now() - early.sentAt < maxAgeMs ? early : undefined;
}
