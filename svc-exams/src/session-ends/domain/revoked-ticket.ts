/** The maximum difference between the clocks of two machines; a ticket from just after the end is replaced within minutes. */
const toleranceMs = 30_000;

/** Whether a ticket was issued before the sessions of its owner were ended. */
export function isRevoked(issuedAt: number, endedAt: number | null): boolean {
  return endedAt !== null && issuedAt <= endedAt + toleranceMs;
}
