import { Button } from '@pathshala/web-kit/parts/button';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Campaign } from '../../campaigns/campaign-types.ts';
import { useTexts } from '../../texts.ts';
import { OwnRegistration } from './own-registration.tsx';
import styles from './registration.module.css';
import type { CampaignKind } from './use-registration.ts';

const RegistrationDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "registration-dialog" */ './registration-dialog.tsx'))
    .RegistrationDialog,
}));

export interface RegistrationProps {
  readonly campaign: Campaign;
  readonly kind: CampaignKind;
}

/** Registering, or why one cannot, or the place one holds. */
export function Registration({ campaign, kind }: RegistrationProps): ReactNode {
  const say = useTexts();
  const [isOpen, open] = useState(false);
  const { registration, maxParticipants, registeredCount } = campaign;
  const isFull = maxParticipants > 0 && registeredCount >= maxParticipants;
  // The dialog stays while it is open: what it says of the new place must not vanish under the reader.
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <RegistrationDialog campaign={campaign} kind={kind} onClose={() => open(false)} />
    </Suspense>
  );
  if (registration) {
    return (
      <>
        <OwnRegistration campaign={campaign} kind={kind} registration={registration} />
        {dialog}
      </>
    );
  }
  if (campaign.phase === 'past') return <p>{say('register.over')}</p>;
  if (!campaign.registrationOpen) return <p>{say('register.closed')}</p>;
  return (
    <div className={styles['registration']}>
      {isFull && <p>{say('register.fullNotice')}</p>}
      <Button kind="primary" isWide onClick={() => open(true)}>
        {say(isFull ? 'register.full' : 'register.open')}
      </Button>
      {dialog}
    </div>
  );
}
