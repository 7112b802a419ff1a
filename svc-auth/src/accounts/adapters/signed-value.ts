import { createHmac, timingSafeEqual } from 'node:crypto';

/** Values of one kind of cookie with an HMAC signature, which only this site can create. */
export interface SignedValue {
  sign(value: string): string;
  /** null when the signature is missing or wrong. */
  verify(signed: string | undefined): string | null;
}

/** A value that was signed for one `purpose` is invalid for any other. */
export function createSignedValue(secret: string, purpose: string): SignedValue {
  function signatureOf(value: string): string {
    return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url');
  }

  return {
    sign: (value) => `${value}.${signatureOf(value)}`,
    verify(signed) {
      const dot = signed?.lastIndexOf('.') ?? -1;
      if (signed === undefined || dot < 1) return null;
      const value = signed.slice(0, dot);
      const given = Buffer.from(signed.slice(dot + 1));
      const expected = Buffer.from(signatureOf(value));
      return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
    },
  };
}
