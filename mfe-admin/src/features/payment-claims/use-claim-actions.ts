import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useText } from '@pathshala/web-kit/texts';
import { isOpen, type ListedClaim } from './listed-claim.ts';
import { texts } from './texts.ts';

interface ClaimActions {
  readonly approve: (claim: ListedClaim) => unknown;
  /** Refuses an open claim, or revokes an approval. */
  readonly refuse: (claim: ListedClaim) => void;
  readonly open: (claim: ListedClaim) => void;
}

/** The actions of a row, by the state of its claim. */
export function useClaimActions({
  approve,
  refuse,
  open,
}: ClaimActions): (claim: ListedClaim) => readonly RowAction[] {
  const translate = useText();
  return (claim) => {
    const refusal = { isDangerous: true, onSelect: () => refuse(claim) };
    if (isOpen(claim)) {
      return [
        { id: 'approve', text: translate(texts.approve), onSelect: () => void approve(claim) },
        { id: 'refuse', text: translate(texts.refuse), ...refusal },
      ];
    }
    const details = { id: 'details', text: translate(texts.details), onSelect: () => open(claim) };
    return claim.state === 'approved'
      ? [details, { id: 'revoke', text: translate(texts.revoke), ...refusal }]
      : [details];
  };
}
