/** One computation of a hash. `stored` is what a comparison compares with; a hash is made without it. */
export interface PasswordTask {
  readonly password: string;
  readonly stored?: string;
}

export type PasswordOutcome =
  | { readonly hash: string }
  | { readonly isMatch: boolean }
  | { readonly failure: string };
