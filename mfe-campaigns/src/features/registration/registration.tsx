import { Button } from '@pathshala/web-kit/parts/button';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { type ReactNode, Suspense, useState } from 'react';
import type { Campaign } from '../../campaigns/campaign-types.ts';
import { useTexts } from '../../texts.ts';
import { OwnRegistration } from './own-registration.tsx';
import styles from './registration.module.css';
import type { CampaignKind } from './use-registration.ts';

const RegistrationDialog = lazyPage(
  () => import(/* webpackChunkName: "registration-dialog" */ './registration-dialog.tsx'),
  (file) => file.RegistrationDialog,
);

export interface RegistrationProps {
  readonly campaign: Campaign;
  readonly kind: CampaignKind;
}

/** The button that opens the registration, or why it is closed, or the student's registration. */
export function Registration({ campaign, kind }: RegistrationProps): ReactNode {
  const [isOpen, open] = useState(false);
  // The dialog is outside RegistrationState: it stays open when the campaign behind it is fetched again.
  return (
    <>
      <RegistrationState campaign={campaign} kind={kind} onRegister={() => open(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <RegistrationDialog campaign={campaign} kind={kind} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
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
