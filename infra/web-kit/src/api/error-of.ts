import type { ErrorBody } from '@pathshala/service-kit/contract';
import type { Language } from '../i18n/language.ts';
import { ApiError } from './api-error.ts';

/** The server's own words where it gave any, else what the transport says (AUTH-10). */
export async function errorOf(response: Response): Promise<ApiError> {
  const body = await bodyOf(response);
  return new ApiError(body?.error ?? `${response.status} ${response.statusText}`.trim(), {
    status: response.status,
    code: body?.code ?? `http.${response.status}`,
    ...(body?.fields ? { fields: body.fields } : {}),
    ...(body?.requestId ? { requestId: body.requestId } : {}),
    ...waitOf(response),
  });
}

function waitOf(response: Response): { readonly retryAfter?: number } {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? { retryAfter: seconds } : {};
}

async function bodyOf(response: Response): Promise<Partial<ErrorBody> | undefined> {
  try {
    return (await response.json()) as Partial<ErrorBody>;
  } catch {
    // Not ours: a proxy's error page says nothing that a reader could use.
    return undefined;
  }
}

const noAnswer = {
  en: 'The server could not be reached. Check your connection and try again.',
  bn: 'সার্ভারে পৌঁছানো যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
} as const;

const tooSlow = {
  en: 'The server took too long to answer. Please try again.',
  bn: 'সার্ভার সাড়া দিতে বেশি দেরি করেছে। আবার চেষ্টা করুন।',
} as const;

export function transportError(cause: unknown, language: Language): ApiError {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  const error = new ApiError((isTimeout ? tooSlow : noAnswer)[language], { status: 0, code: 'transport' });
  error.cause = cause;
  return error;
}
