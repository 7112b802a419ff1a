import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { useParticipant } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import type { OpenSittingProps } from './open-sitting.tsx';
import { texts } from './texts.ts';
import { examPathOf } from './use-sitting-link.ts';

function LinkState({ isMailed, isReleased }: { readonly isMailed: boolean; readonly isReleased: boolean }) {
  const text = useText();
  return isMailed ? (
    <Notice tone="good" isLive>
      <p>{text(isReleased ? texts.sentForResult : texts.sent)}</p>
    </Notice>
  ) : (
    <Notice tone="attention">
      <p>{text(isReleased ? texts.usedForResult : texts.used)}</p>
    </Notice>
  );
}

/** The link was used: a new one by mail or, in the browser that opened it, back to the exam. */
export function NewLink({ link, sitting: { campaign } }: OpenSittingProps): ReactNode {
  const text = useText();
  const participant = useParticipant();
  const isHere = participant?.participation?.campaignId === campaign._id;
  return (
    <>
      {isHere && !campaign.isReleased && (
        <LinkButton kind="primary" to={examPathOf(campaign)}>
          {text(texts.goOn)}
        </LinkButton>
      )}
      <LinkState isMailed={link.isMailed} isReleased={campaign.isReleased} />
      {link.mailError && (
        <Notice tone="bad" isLive>
          <p>{link.mailError.message}</p>
        </Notice>
      )}
      {!link.isMailed && (
        <Button kind={isHere ? 'secondary' : 'primary'} isBusy={link.isMailing} onClick={link.mail}>
          {text(texts.again)}
        </Button>
      )}
    </>
  );
}
