import { createHmac, timingSafeEqual } from 'node:crypto';

/** Writes and reads values for one kind of cookie that only this site can have written. */
export interface SignedValue {
  write(value: string): string;
  /** null when it is not ours or was changed. */
  read(signed: string | undefined): string | null;
}

/** `purpose` keeps a value that was signed for one cookie from being used in another. */
export function createSignedValue(secret: string, purpose: string): SignedValue {
  function signatureOf(value: string): string {
    return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url');
  }

  return {
    write: (value) => `${value}.${signatureOf(value)}`,
    read(signed) {
      const dot = signed?.lastIndexOf('.') ?? -1;
      if (signed === undefined || dot < 1) return null;
      const value = signed.slice(0, dot);
      const given = Buffer.from(signed.slice(dot + 1));
      const expected = Buffer.from(signatureOf(value));
      return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
    },
  };
}
