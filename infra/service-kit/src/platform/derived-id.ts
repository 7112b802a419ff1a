import { hash } from 'node:crypto';

/** 24 hexadecimal digits that follow from the parts, so that two calls that store the same thing conflict on one id. */
export function derivedId(...parts: readonly (string | number)[]): string {
  return hash('sha256', parts.join('\n'), 'hex').slice(0, 24);
}
