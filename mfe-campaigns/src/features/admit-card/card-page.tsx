import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { campaignPath } from '../../campaigns/campaign-path.ts';
import type { HeldRegistration } from '../../campaigns/use-linked-registration.ts';
import { AdmitCard } from './admit-card.tsx';
import { texts } from './texts.ts';

interface CardPageProps {
  readonly held: HeldRegistration | undefined;
  /** Shown while there is no registration: loading or failed. */
  readonly children: ReactNode;
}

/** The page of an admit card: the card, or why there is none yet. */
export function CardPage({ held, children }: CardPageProps): ReactNode {
  const text = useText();
  const checkInCode = held?.registration.checkInCode;
  const print = (
    <Button kind="primary" data-print="no" onClick={() => globalThis.print()}>
      {text(commonTexts.print)}
    </Button>
  );
  return (
    <Page
      title={text(texts.title)}
      back={{
        to: held ? campaignPath(held.campaign) : '/campaigns',
        text: text(held ? texts.back : commonTexts.allCampaigns),
      }}
      titleOnPaper={checkInCode === undefined}
      actions={checkInCode === undefined ? undefined : print}
    >
      {held && checkInCode === undefined && <NoCard held={held} />}
      {held && checkInCode !== undefined && <AdmitCard held={held} checkInCode={checkInCode} />}
      {!held && children}
    </Page>
  );
}

function NoCard({ held: { registration } }: { readonly held: HeldRegistration }): ReactNode {
  const text = useText();
  const reason = registration.isOffered === true ? texts.offered : texts.unconfirmed;
  return (
    <Notice tone="attention" title={text(texts.noCard)}>
      <p>{text(registration.status === 'waiting' ? texts.waiting : reason)}</p>
    </Notice>
  );
}
