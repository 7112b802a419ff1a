import { isApiError } from '@pathshala/web-kit/api-error';

/** The server's words. Anything else is a defect and is thrown again. */
export function errorSentence(error: unknown): string {
  if (isApiError(error)) return error.message;
  throw error;
}
