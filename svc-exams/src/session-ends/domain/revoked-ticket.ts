/** Clocks of two machines may differ by this much; a ticket of just after the end is replaced within minutes. */
const toleranceMs = 30_000;

/** A ticket that was issued before the sessions of its owner were ended. */
export function isRevoked(issuedAt: number, endedAt: number | null): boolean {
  return endedAt !== null && issuedAt <= endedAt + toleranceMs;
}
