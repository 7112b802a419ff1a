/**
 * The header from a service to the gateway with a 503: which body came, and how long ago. The gateway signs a ticket of it
 * and removes the header.
 */
export const receivedBodyHeader = 'x-received-body';

export interface StatedBody {
  /** SHA-256 in base64url. */
  readonly hash: string;
  /** Milliseconds since its last byte came. */
  readonly ageMs: number;
}

export function receivedBodyHeaderOf({ hash, ageMs }: StatedBody): string {
  return `${hash} ${Math.max(0, Math.round(ageMs))}`;
}

/** Null for text of another form. */
export function readReceivedBodyHeader(text: string): StatedBody | null {
  const [, hash, age] = /^([\w-]{43}) (\d{1,9})$/.exec(text) ?? [];
  return hash === undefined || age === undefined ? null : { hash, ageMs: Number(age) };
}
