/** The authenticator app of an account and its recovery codes. */
export interface SecondFactor {
  /** The account. */
  readonly _id: string;
  /** Encrypted. */
  readonly sealedSecret: string;
  /** ISO 8601. */
  readonly enabledAt: string;
  /** The time step of the latest accepted code: no earlier one is accepted again. */
  readonly lastStep: number;
  /** Base64url, 16 bytes. */
  readonly recoverySalt: string;
  /** The digests of the codes that are not used yet. */
  readonly recoveryDigests: readonly string[];
}

export const recoveryCodeCount = 10;

/** Characters of a recovery code without its hyphen: 50 random bits. */
export const recoveryCodeLength = 10;

/** Without letters that look like digits. */
export const recoveryAlphabet = Array.from({ length: 36 }, (_, digit) => digit.toString(36))
  .filter((letter) => !['i', 'l', 'o', 'u'].includes(letter))
  .join('');

/** `3a9bc-x7m2p`. */
export function shownRecoveryCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/**
 * Normalises a typed recovery code: hyphens, spaces and capitals are ignored, and o, i and l are read as the digits they look
 * like.
 */
export function cleanRecoveryCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s-]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/gu, '1');
}
