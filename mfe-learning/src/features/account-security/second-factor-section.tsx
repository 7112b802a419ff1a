import type {
  readSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@pathshala/svc-auth-contract/http';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import styles from './account-security.module.css';
import { EnrolSteps } from './enrol-steps.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Section } from './section.tsx';
import { texts } from './texts.ts';
import { useCredentialChanged } from './use-credential-changed.ts';

type SecondFactor = AnswerOf<typeof readSecondFactor>;

const path = '/users/second-factor';
/** At this number or fewer the page suggests new recovery codes. */
const fewCodes = 3;

interface SecondFactorSectionProps {
  /** New recovery codes that the person has not saved yet. */
  readonly codes: readonly string[] | undefined;
  readonly onCodes: (codes: readonly string[] | undefined) => void;
}

/** The authenticator app and its recovery codes. */
export function SecondFactorSection(props: SecondFactorSectionProps): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readSecondFactor>(path, {});
  const isOn = query.data?.enabledAt != null;
  const badge = query.data !== undefined && (
    <Badge tone={isOn ? 'good' : 'neutral'}>{translate(isOn ? texts.isOn : texts.isOff)}</Badge>
  );
  return (
    <Section
      id="two-steps"
      title={translate(texts.twoSteps)}
      badge={badge}
      lead={translate(texts.twoStepsLead)}
    >
      <QueryStates query={query}>{(factor) => <Steps {...props} factor={factor} />}</QueryStates>
    </Section>
  );
}

interface StepsProps extends SecondFactorSectionProps {
  readonly factor: SecondFactor;
}

function Steps({ factor, codes, onCodes }: StepsProps): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const changed = useCredentialChanged();
  const [step, setStep] = useState<'enrol' | 'codes' | 'off'>();
  const close = () => setStep(undefined);

  function showCodes(recoveryCodes: readonly string[]): void {
    close();
    onCodes(recoveryCodes);
    changed();
  }

  if (codes !== undefined) return <RecoveryCodes codes={codes} onSaved={() => onCodes(undefined)} />;
  if (factor.enabledAt === null) {
    if (step !== 'enrol') {
      return (
        <Button kind="primary" onClick={() => setStep('enrol')}>
          {translate(texts.setUp)}
        </Button>
      );
    }
    const onDone = (recoveryCodes: readonly string[]) => {
      toast.success(translate(texts.isOnNow));
      showCodes(recoveryCodes);
    };
    return <EnrolSteps onDone={onDone} onClose={close} />;
  }
  return (
    <>
      <Facts factor={factor} enabledAt={factor.enabledAt} />
      <div className={styles['actions']}>
        <Button onClick={() => setStep('codes')}>{translate(texts.newCodes)}</Button>
        <Button kind="danger" onClick={() => setStep('off')}>
          {translate(texts.turnOff)}
        </Button>
      </div>
      {step === 'codes' && <NewCodes onDone={showCodes} onClose={close} />}
      {step === 'off' && <TurnOff isRequired={factor.isRequired} onDone={changed} onClose={close} />}
    </>
  );
}

function Facts({
  factor,
  enabledAt,
}: {
  readonly factor: SecondFactor;
  readonly enabledAt: string;
}): ReactNode {
  const translate = useText();
  const { dateTime } = useFormat();
  const n = factor.recoveryCodesLeft;
  return (
    <>
      <p className={styles['quiet']}>
        {translate(texts.isOnSince, { time: dateTime(enabledAt) })} · {translate(texts.codesLeft, { n })}
      </p>
      {n <= fewCodes && (
        <Notice tone="attention">
          <p>{translate(texts.fewCodes)}</p>
        </Notice>
      )}
    </>
  );
}

interface StepProps<Done> {
  readonly onDone: Done;
  readonly onClose: () => void;
}

function NewCodes({ onDone, onClose }: StepProps<(codes: readonly string[]) => void>): ReactNode {
  const translate = useText();
  const renew = useApiMutation<typeof renewRecoveryCodes>('post', '/users/second-factor/recovery-codes', {
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <PasswordDialog
      title={translate(texts.newCodes)}
      confirmText={translate(texts.makeCodes)}
      asksForCode
      isBusy={renew.isPending}
      error={renew.error}
      onConfirm={(body) => renew.mutate({ body })}
      onClose={onClose}
    >
      <p>{translate(texts.newCodesText)}</p>
    </PasswordDialog>
  );
}

interface TurnOffProps extends StepProps<() => void> {
  readonly isRequired: boolean;
}

function TurnOff({ isRequired, onDone, onClose }: TurnOffProps): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const turnOff = useApiMutation<typeof turnOffSecondFactor>('delete', path, {
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
      onDone();
    },
  });
  return (
    <PasswordDialog
      title={translate(texts.turnOffTitle)}
      confirmText={translate(texts.turnOff)}
      kind="danger"
      asksForCode
      isBusy={turnOff.isPending}
      error={turnOff.error}
      onConfirm={(body) => turnOff.mutate({ body })}
      onClose={onClose}
    >
      <p>{translate(texts.turnOffText)}</p>
      {isRequired && <p>{translate(texts.turnOffRequired)}</p>}
    </PasswordDialog>
  );
}
