import { ApiError, isApiError } from '@pathshala/web-kit/api-error';

/** Whether the form itself shows what went wrong: beside a field, in the conflict view, or with the log-in. */
function isShownElsewhere({ status, code, fields }: ApiError): boolean {
  return status === 401 || code.startsWith('common.edited-meanwhile') || Object.keys(fields).length > 0;
}

/** Awaits a call and replaces the message of its failure, such as 'Failed to create chapter (503): …'. */
export async function namedFailure<Answer>(
  call: Promise<Answer>,
  messageOf: (failure: { readonly error: string; readonly status: string }) => string,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!isApiError(error) || isShownElsewhere(error)) throw error;
    const { message, status, code, requestId } = error;
    throw new ApiError(messageOf({ error: message, status: String(status) }), {
      status,
      code,
      ...(requestId !== undefined && { requestId }),
    });
  }
}
