import type { withdrawClaim } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button } from '@pathshala/web-kit/parts/button';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { courseQueries } from '../courses/use-enrol.ts';
import styles from './claim.module.css';
import type { PaidCourse, PaymentClaim } from './claim-types.ts';
import { texts } from './texts.ts';
import { claimsPath } from './use-own-claim.ts';

interface ClaimStateProps {
  readonly claim: PaymentClaim;
  readonly course: PaidCourse;
  readonly onSendAgain: () => void;
}

/** Shows the outcome of the student's claim; renders nothing for a withdrawn one. */
export function ClaimState({ claim, course, onSendAgain }: ClaimStateProps): ReactNode {
  if (claim.state === 'sent') return <Sent claim={claim} />;
  if (claim.state === 'refused') return <Refused claim={claim} onSendAgain={onSendAgain} />;
  return claim.state === 'approved' ? <Approved course={course} /> : null;
}

function ClaimFacts({ claim }: { readonly claim: PaymentClaim }): ReactNode {
  const translate = useText();
  const format = useFormat();
  return (
    <Facts
      isList
      facts={[
        [translate(texts[claim.method]), format.money(claim.amount)],
        [translate(texts.transactionId), claim.transactionId],
      ]}
    />
  );
}

function Sent({ claim }: { readonly claim: PaymentClaim }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { toast } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useApiMutation<typeof withdrawClaim>('delete', '/courses/claims/{id}', {
    invalidates: [claimsPath],
    onSuccess: () => toast.success(translate(texts.withdrawn)),
    onError: ({ message }) => toast.error(message),
  });
  return (
    <Notice tone="attention" title={translate(texts.sentTitle)}>
      <p>{translate(texts.sentText, { time: format.dateTime(claim.sentAt) })}</p>
      <ClaimFacts claim={claim} />
      <Button size="small" isBusy={withdraw.isPending} onClick={() => setIsAsking(true)}>
        {translate(texts.withdraw)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate(texts.withdrawTitle)}
        confirmText={translate(texts.withdraw)}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          withdraw.mutate({ params: { id: claim._id } });
        }}
      >
        <p>{translate(texts.withdrawText)}</p>
      </ConfirmDialog>
    </Notice>
  );
}

function Refused({ claim, onSendAgain }: Omit<ClaimStateProps, 'course'>): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  return (
    <Notice tone="bad" title={translate(texts.refusedTitle)}>
      <p className={styles['reason']}>
        {translate(texts.refusedReason, { reason: inLanguage(claim.reason) })}
      </p>
      <ClaimFacts claim={claim} />
      <Button kind="primary" onClick={onSendAgain}>
        {translate(texts.sendAgain)}
      </Button>
    </Notice>
  );
}

/** Shown until the course is loaded again: then it is a course of the student. */
function Approved({ course: { next } }: { readonly course: PaidCourse }): ReactNode {
  const translate = useText();
  const navigate = useNavigate();
  const { queryClient } = useServices();
  const open = (): void => {
    for (const path of courseQueries) void queryClient.invalidateQueries({ queryKey: [path] });
    if (next !== undefined) void navigate(next);
  };
  return (
    <Notice tone="good" title={translate(texts.approvedTitle)}>
      <p>{translate(texts.approvedText)}</p>
      <Button kind="primary" onClick={open}>
        {translate(texts.openCourse)}
      </Button>
    </Notice>
  );
}
