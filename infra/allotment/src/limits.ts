/** The largest input that is accepted. Ranks and candidates share the 53 bits of a sort key. */
export const limits = {
  claims: 31,
  programmes: 20_000,
  categories: 32,
  seats: 10_000_000,
  candidates: 1_000_000,
  /** The choices of one candidate. */
  choices: 200,
  /** The sum of the choices of all candidates. */
  allChoices: 20_000_000,
  rank: 2_147_483_647,
};
