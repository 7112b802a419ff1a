import type { Campaign } from '../../campaigns/index.ts';

/** Whether a rank has a certificate, by the current rule. */
export function hasCertificate(rank: number, { certificatesUpTo = 0 }: Campaign): boolean {
  return rank <= certificatesUpTo;
}
