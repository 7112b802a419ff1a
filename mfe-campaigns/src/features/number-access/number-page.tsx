import { Page } from '@pathshala/web-kit/parts/page';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { NumberAccess } from '../../campaigns/number-access.tsx';
import { sharedTexts } from '../../texts.ts';

/** /campaigns/number/:id: the registration of somebody who is reached by a mobile number alone. */
export function NumberPage(): ReactNode {
  const text = useText();
  const { id = '' } = useParams();
  return (
    <Page title={text(sharedTexts.byNumber)} width="text">
      <NumberAccess campaignId={id} />
    </Page>
  );
}
