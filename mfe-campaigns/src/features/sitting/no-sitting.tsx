import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import { examPathOf, type Sitting } from './use-sitting-link.ts';

interface NoSittingProps {
  readonly phase: Exclude<Sitting['phase'], 'ready' | 'used'>;
  readonly campaign: Sitting['campaign'];
}

/** Says why there is nothing to open: the account sits, the exam is over, or the registration has ended. */
export function NoSitting({ phase, campaign }: NoSittingProps): ReactNode {
  const text = useText();
  if (phase === 'has-account')
    return (
      <Notice tone="attention" isLive>
        <p>{text(texts.account)}</p>
        <LinkButton to={examPathOf(campaign)}>{text(commonTexts.logIn)}</LinkButton>
      </Notice>
    );
  return (
    <Notice tone="attention" isLive>
      <p>{text(phase === 'over' ? texts.over : texts.ended)}</p>
    </Notice>
  );
}
