import { Badge } from '@pathshala/web-kit/parts/badge';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { differs, isOpen, type ListedClaim } from './listed-claim.ts';
import { texts } from './texts.ts';
import { toneOf } from './use-claim-columns.tsx';
import { useStudentName } from './use-student-name.ts';

interface ClaimDetailsProps {
  readonly claim: ListedClaim;
  readonly onApprove: () => void;
  readonly onRefuse: () => void;
  readonly onClose: () => void;
}

/** Everything about one claim, and its decision. */
export function ClaimDetails(props: ClaimDetailsProps): ReactNode {
  const { claim, onApprove, onRefuse, onClose } = props;
  const translate = useText();
  const nameOf = useStudentName();
  return (
    <Dialog
      isOpen
      title={nameOf(claim)}
      onClose={onClose}
      actions={
        isOpen(claim) ? (
          <>
            <Button onClick={onRefuse}>{translate(texts.refuse)}</Button>
            <Button kind="primary" onClick={onApprove}>
              {translate(texts.approve)}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{translate(texts.close)}</Button>
        )
      }
    >
      <Facts isList facts={useClaimFacts(claim)} />
    </Dialog>
  );
}

function useClaimFacts(claim: ListedClaim): readonly (readonly [string, ReactNode])[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { decidedAt, decidedBy, note, reason, state } = claim;
  const decision =
    decidedAt === null
      ? ''
      : translate(texts.decidedBy, { time: format.dateTime(decidedAt), name: decidedBy ?? '–' });
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      translate(texts.state),
      <Badge key="state" tone={toneOf[state]}>
        {translate(texts[state])}
      </Badge>,
    ],
    [translate(texts.course), inLanguage(claim.courseName)],
    [translate(texts.fee), format.money(claim.fee)],
    [
      translate(texts.amount),
      differs(claim) ? (
        <Badge key="amount" tone="bad">
          {format.money(claim.amount)}
        </Badge>
      ) : (
        format.money(claim.amount)
      ),
    ],
    [translate(texts.method), translate(texts[claim.method])],
    [translate(texts.transactionId), claim.transactionId],
    [translate(texts.age), format.dateTime(claim.sentAt)],
    [translate(texts.note), note],
    [translate(texts.decided), decision],
    [translate(texts.reason), inLanguage(reason)],
  ];
  return facts.filter(([, value]) => value !== '');
}
