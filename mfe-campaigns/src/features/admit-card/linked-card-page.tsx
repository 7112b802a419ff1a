import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { useSearchParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { canTryAgain, useLinkedRegistration } from '../../campaigns/use-linked-registration.ts';
import { CardPage } from './card-page.tsx';
import { texts } from './texts.ts';

/** /campaigns/card?token=…: the admit card by the mailed link. */
export function LinkedCardPage(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  const { held, error, readAgain } = useLinkedRegistration(search.get('token') ?? '');
  return (
    <CardPage held={held}>
      {error ? (
        <FailedState error={error} {...(canTryAgain(error) && { onRetry: readAgain })} />
      ) : (
        <LoadingState text={text(texts.loading)} />
      )}
    </CardPage>
  );
}
