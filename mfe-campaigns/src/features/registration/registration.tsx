import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { useHasSms } from '@pathshala/web-kit/site-settings';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, Suspense, useState } from 'react';
import type { Campaign } from '../../campaigns/campaign-types.ts';
import { forgetPlace, readPlace, type RememberedPlace } from '../../campaigns/remembered-place.ts';
import { useNow } from '../../campaigns/use-now.ts';
import { sharedTexts } from '../../texts.ts';
import { OwnRegistration } from './own-registration.tsx';
import { RememberedHere } from './remembered-here.tsx';
import styles from './registration.module.css';
import type { CampaignKind } from './use-registration.ts';
import { texts } from './texts.ts';

const RegistrationDialog = lazyPage(
  () => import(/* webpackChunkName: "registration-dialog" */ './registration-dialog.tsx'),
  (file) => file.RegistrationDialog,
);

interface RegistrationProps {
  readonly campaign: Campaign;
  readonly kind: CampaignKind;
  /** The reader came to register: the form opens with the page. */
  readonly isAsked?: boolean;
}

/** The button that opens the registration, or why it is closed, or the student's registration. */
export function Registration({ campaign, kind, isAsked = false }: RegistrationProps): ReactNode {
  const [isOpen, open] = useState(isAsked && canRegister(campaign));
  const here = usePlaceHere(campaign._id, isOpen);
  // The dialog is outside RegistrationState: it stays open when the campaign behind it is fetched again.
  return (
    <>
      {here.place && (
        <RememberedHere campaign={campaign} kind={kind} place={here.place} onForget={here.forget} />
      )}
      {!here.isHeld && <RegistrationState campaign={campaign} kind={kind} onRegister={() => open(true)} />}
      <ByNumber campaignId={campaign._id} />
      {isOpen && (
        <Suspense fallback={null}>
          <RegistrationDialog campaign={campaign} kind={kind} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A visitor who registered with a number alone has no mail with links. */
function ByNumber({ campaignId }: { readonly campaignId: string }): ReactNode {
  const translate = useText();
  const user = useUser();
  const hasSms = useHasSms();
  if (user !== null || !hasSms) return null;
  return (
    <LinkButton kind="quiet" isWide to={`/campaigns/number/${campaignId}`}>
      {translate(sharedTexts.byNumber)}
    </LinkButton>
  );
}

interface PlaceHere {
  readonly place: RememberedPlace | null;
  /** It is still held, so that nothing is left to register: unless its link was not opened in time. */
  readonly isHeld: boolean;
  readonly forget: () => void;
}

/** Reads the place of a visitor; an account has its own places. It is read again when the dialog closes. */
function usePlaceHere(campaignId: string, isHidden: boolean): PlaceHere {
  const user = useUser();
  const [forgotten, forget] = useState<string>();
  const place = user === null && !isHidden && forgotten !== campaignId ? readPlace(campaignId) : null;
  const confirmBy = Date.parse(place?.confirmBy ?? '1970-01-01');
  const now = useNow(confirmBy);
  const isHeld = place !== null && (place.confirmBy === undefined || confirmBy > now);
  return {
    place,
    isHeld,
    forget: () => {
      forgetPlace(campaignId);
      forget(campaignId);
    },
  };
}

function canRegister({ registration, phase, registrationOpen }: Campaign): boolean {
  return registration === undefined && phase !== 'past' && registrationOpen;
}

function RegistrationState({
  campaign,
  kind,
  onRegister,
}: RegistrationProps & { readonly onRegister: () => void }): ReactNode {
  const translate = useText();
  const { registration, isFull } = campaign;
  if (registration) return <OwnRegistration campaign={campaign} kind={kind} registration={registration} />;
  if (campaign.phase === 'past') return <p>{translate(sharedTexts.registerOver)}</p>;
  if (!campaign.registrationOpen) return <p>{translate(sharedTexts.registerClosed)}</p>;
  return (
    <div className={styles['registration']}>
      {isFull && <p>{translate(texts.registerFullNotice)}</p>}
      <Button kind="primary" isWide onClick={onRegister}>
        {translate(isFull ? sharedTexts.registerFull : sharedTexts.registerOpen)}
      </Button>
    </div>
  );
}
