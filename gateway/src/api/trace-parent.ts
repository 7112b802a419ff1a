const wellFormed = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-0[01]$/;

/**
 * The browser's trace where it sent a proper one, else a new, unsampled one with the request's id as the trace's id:
 * logs and traces are found by the same number.
 */
export function traceParentOf(header: string | string[] | undefined, requestId: string): string {
  if (typeof header === 'string' && wellFormed.test(header)) return header;
  const digits = requestId.replaceAll('-', '');
  return `00-${digits}-${digits.slice(16)}-00`;
}
