/** The work of a thread: a new hash, whether a hash is of this password, or a digest under a given salt (base64url). */
export type PasswordTask =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'verify'; readonly password: string; readonly stored: string }
  | { readonly kind: 'digest'; readonly password: string; readonly salt: string };

/** The hash or digest as text, or whether the password matches. */
export type PasswordOutcome = string | boolean;

export type PasswordAnswer = { readonly outcome: PasswordOutcome } | { readonly failure: string };
