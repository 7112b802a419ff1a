/** Limits of usernames and passwords (spec §9), in code points after NFKC normalisation. */
export const accountLimits = {
  usernameMin: 3,
  usernameMax: 159,
  passwordMin: 6,
  passwordMax: 128,
} as const;
