import { useBilingual } from '@pathshala/web-kit/bilingual';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { useSearchParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { canTryAgain } from '../../campaigns/use-linked-registration.ts';
import { NewLink } from './new-link.tsx';
import { NoSitting } from './no-sitting.tsx';
import { OpenSitting } from './open-sitting.tsx';
import { texts } from './texts.ts';
import { useSittingLink, type SittingLink } from './use-sitting-link.ts';

/**
 * The page of the mailed link /campaigns/sit?token=…, by which a visitor sits an exam without an account; only its button
 * uses the link.
 */
export function SitPage(): ReactNode {
  const text = useText();
  const inLanguage = useBilingual();
  const [search] = useSearchParams();
  const link = useSittingLink(search.get('token') ?? '');
  const { sitting, error, readAgain } = link;
  return (
    <Page title={sitting ? inLanguage(sitting.campaign.title) : text(texts.title)} width="text">
      {sitting && <ReadSitting link={link} sitting={sitting} />}
      {!sitting && !error && <LoadingState text={text(texts.loading)} />}
      {!sitting && error && <FailedState error={error} {...(canTryAgain(error) && { onRetry: readAgain })} />}
    </Page>
  );
}

interface ReadSittingProps {
  readonly link: SittingLink;
  readonly sitting: NonNullable<SittingLink['sitting']>;
}

function ReadSitting({ link, sitting }: ReadSittingProps): ReactNode {
  if (sitting.phase === 'ready') return <OpenSitting link={link} sitting={sitting} />;
  if (sitting.phase === 'used') return <NewLink link={link} sitting={sitting} />;
  return <NoSitting phase={sitting.phase} campaign={sitting.campaign} />;
}
