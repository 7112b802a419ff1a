import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { useLocation } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, useState } from 'react';
import type { Campaign, Registration } from '../../campaigns/campaign-types.ts';
import { rememberPlace } from '../../campaigns/remembered-place.ts';
import { RegistrationDone } from './registration-done.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { useRegister, usePrefill, type CampaignKind, type RegistrationValues } from './use-registration.ts';
import { texts } from './texts.ts';

interface RegistrationDialogProps {
  readonly campaign: Campaign;
  readonly kind: CampaignKind;
  readonly onClose: () => void;
}

/** The registration dialog of CMP-02: the form, then the result. */
export function RegistrationDialog({ campaign, kind, onClose }: RegistrationDialogProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { pathname } = useLocation();
  const prefill = usePrefill();
  const [registration, setRegistration] = useState<Registration | null>(null);
  const [contact, setContact] = useState({ email: '', mobile: '' });
  const user = useUser();
  const { send, ...state } = useRegister({ _id: campaign._id, kind }, (made) => {
    setRegistration(made);
    if (user === null) rememberPlace(campaign._id, made);
  });
  const register = {
    ...state,
    send: (values: RegistrationValues) => {
      setContact(values);
      send(values);
    },
  };
  return (
    <Dialog
      title={translate(texts.registerTitle, { title: inLanguage(campaign.title) })}
      isOpen
      onClose={onClose}
    >
      {registration && (
        <RegistrationDone campaign={campaign} kind={kind} registration={registration} {...contact} />
      )}
      {!registration && !prefill && <LoadingState />}
      {!registration && prefill && (
        <RegistrationForm
          kind={kind}
          prefill={prefill}
          register={register}
          onCancel={onClose}
          path={pathname}
        />
      )}
    </Dialog>
  );
}
