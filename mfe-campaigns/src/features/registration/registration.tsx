import { Button } from '@pathshala/web-kit/parts/button';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, Suspense, useState } from 'react';
import type { Campaign } from '../../campaigns/campaign-types.ts';
import { useTexts } from '../../texts.ts';
import { forgetPlace, readPlace } from '../../campaigns/remembered-place.ts';
import { OwnRegistration } from './own-registration.tsx';
import { RememberedHere } from './remembered-here.tsx';
import styles from './registration.module.css';
import type { CampaignKind } from './use-registration.ts';

const RegistrationDialog = lazyPage(
  () => import(/* webpackChunkName: "registration-dialog" */ './registration-dialog.tsx'),
  (file) => file.RegistrationDialog,
);

export interface RegistrationProps {
  readonly campaign: Campaign;
  readonly kind: CampaignKind;
  /** The reader came to register: the form opens with the page. */
  readonly isAsked?: boolean;
}

/** The button that opens the registration, or why it is closed, or the student's registration. */
export function Registration({ campaign, kind, isAsked = false }: RegistrationProps): ReactNode {
  const [isOpen, open] = useState(isAsked && canRegister(campaign));
  // The dialog is outside RegistrationState: it stays open when the campaign behind it is fetched again.
  return (
    <>
      <OwnPlaceOnDevice campaignId={campaign._id} isHidden={isOpen} />
      <RegistrationState campaign={campaign} kind={kind} onRegister={() => open(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <RegistrationDialog campaign={campaign} kind={kind} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}

/** For visitors: an account has its own places. Read again when the dialog closes. */
function OwnPlaceOnDevice({
  campaignId,
  isHidden,
}: {
  readonly campaignId: string;
  readonly isHidden: boolean;
}): ReactNode {
  const user = useUser();
  const [forgotten, forget] = useState<string>();
  const place = user === null && !isHidden && forgotten !== campaignId ? readPlace(campaignId) : null;
  if (place === null) return null;
  return (
    <RememberedHere
      place={place}
      onForget={() => {
        forgetPlace(campaignId);
        forget(campaignId);
      }}
    />
  );
}

function canRegister({ registration, phase, registrationOpen }: Campaign): boolean {
  return registration === undefined && phase !== 'past' && registrationOpen;
}

function RegistrationState({
  campaign,
  kind,
  onRegister,
}: RegistrationProps & { readonly onRegister: () => void }): ReactNode {
  const translate = useTexts();
  const { registration, isFull } = campaign;
  if (registration) return <OwnRegistration campaign={campaign} kind={kind} registration={registration} />;
  if (campaign.phase === 'past') return <p>{translate('register.over')}</p>;
  if (!campaign.registrationOpen) return <p>{translate('register.closed')}</p>;
  return (
    <div className={styles['registration']}>
      {isFull && <p>{translate('register.fullNotice')}</p>}
      <Button kind="primary" isWide onClick={onRegister}>
        {translate(isFull ? 'register.full' : 'register.open')}
      </Button>
    </div>
  );
}
