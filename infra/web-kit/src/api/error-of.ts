import type { ErrorBody } from '@pathshala/contract-kit/error-body';
import type { Language } from '../i18n/language.ts';
import { textIn } from '../i18n/text-in.ts';
import { ApiError } from './api-error.ts';

/** The server's own message if it sent one, else a sentence for the transport error (AUTH-10). */
export async function errorOf(response: Response, language: Language): Promise<ApiError> {
  const { status } = response;
  const body = await bodyOf(response);
  return new ApiError(body?.error ?? textIn(language, sentenceFor(status)), {
    status,
    code: body?.code ?? `http.${status}`,
    ...(body?.fields ? { fields: body.fields } : {}),
    ...(body?.requestId ? { requestId: body.requestId } : {}),
    ...waitOf(response),
    ...receiptOf(response),
  });
}

function waitOf(response: Response): { readonly retryAfter?: number } {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? { retryAfter: seconds } : {};
}

function receiptOf(response: Response): { readonly receiptTicket?: string } {
  const receiptTicket = response.headers.get('Receipt-Ticket');
  return receiptTicket === null ? {} : { receiptTicket };
}

async function bodyOf(response: Response): Promise<Partial<ErrorBody> | undefined> {
  try {
    const body = (await response.json()) as Partial<ErrorBody> | null;
    return typeof body?.error === 'string' && body.error !== '' ? body : undefined;
  } catch {
    // The response is not from the API: a proxy's error page has no message for users.
    return undefined;
  }
}

type Sentence = Readonly<Record<Language, string>>;

const noAnswer: Sentence = {
  en: 'The server could not be reached. Check your connection and try again.',
  bn: 'সার্ভারে পৌঁছানো যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
};

const tooSlow: Sentence = {
  en: 'The server took too long to answer. Please try again.',
  bn: 'সার্ভার সাড়া দিতে বেশি দেরি করেছে। আবার চেষ্টা করুন।',
};

const notAble: Sentence = {
  en: 'The server cannot answer at the moment. Please try again in a minute.',
  bn: 'সার্ভার এই মুহূর্তে সাড়া দিতে পারছে না। এক মিনিট পরে আবার চেষ্টা করুন।',
};

const tooLarge: Sentence = { en: 'What was sent is too large.', bn: 'যা পাঠানো হয়েছে তা বেশি বড়।' };

const tooOften: Sentence = {
  en: 'Too many requests came from here. Please wait a minute, then try again.',
  bn: 'এখান থেকে অনেক বেশি অনুরোধ এসেছে। এক মিনিট পরে আবার চেষ্টা করুন।',
};

const notOurs: Sentence = {
  en: 'The answer did not come from this site. If this network has a log-in page of its own, open that first, then try again.',
  bn: 'উত্তরটি এই সাইট থেকে আসেনি। এই নেটওয়ার্কে আলাদা লগ ইন পাতা থাকলে আগে সেখানে লগ ইন করুন, তারপর আবার চেষ্টা করুন।',
};

/** Returns a sentence for a response that is not from the API: a proxy's page, or that of a captive portal. */
function sentenceFor(status: number): Sentence {
  if (status === 413) return tooLarge;
  if (status === 429) return tooOften;
  return status >= 500 ? notAble : notOurs;
}

export function transportError(cause: unknown, language: Language): ApiError {
  const error = new ApiError(textIn(language, sentenceOfCause(cause)), { status: 0, code: 'transport' });
  error.cause = cause;
  return error;
}

function sentenceOfCause(cause: unknown): Sentence {
  const name = nameOf(cause);
  // The body is not JSON.
  if (name === 'SyntaxError') return notOurs;
  return name === 'TimeoutError' ? tooSlow : noAnswer;
}

/** Compares the name, not the class: the error of another realm (a frame, a test's window) has a class of its own. */
function nameOf(cause: unknown): unknown {
  return typeof cause === 'object' && cause !== null && 'name' in cause ? cause.name : undefined;
}
