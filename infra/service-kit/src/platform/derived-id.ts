import { createHash } from 'node:crypto';

/** 24 hexadecimal digits that follow from the parts, so that two calls that store the same thing conflict on one id. */
export function derivedId(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24);
}
