import { asciiDigits } from '@pathshala/rules/digits';
import type { setCertificates } from '@pathshala/svc-campaigns-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useServices } from '@pathshala/web-kit/services';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { ReleaseStep } from './release-step.ts';
import styles from './release.module.css';
import { texts } from './texts.ts';
import type { ReleaseReads } from './use-release-reads.ts';

const maxRank = 100_000;

/** The number as typed, in either script; null for anything else. */
function rankOf(typed: string): number | null {
  const digits = asciiDigits(typed).trim();
  return /^\d{1,6}$/u.test(digits) && Number(digits) <= maxRank ? Number(digits) : null;
}

/** Sets up to which rank there are certificates. It is optional, so no other step waits for it. */
export function useCertificateStep(id: string, { release }: ReleaseReads): ReleaseStep {
  const translate = useText();
  const { certificates } = useSiteFeatures();
  const step = { id: 'certificates', title: translate(texts.certificates) } as const;
  if (!certificates) return { ...step, state: 'done', text: translate(texts.certificatesOff) };
  if (!release.data) return { ...step, state: 'reading', text: translate(texts.reading) };
  const { certificatesUpTo: n, certificatesRev: rev } = release.data;
  return {
    ...step,
    state: 'done',
    text: n === 0 ? translate(texts.certificatesNone) : translate(texts.certificatesTo, { n }),
    children: <CertificateForm key={rev} campaignId={id} upTo={n} rev={rev} />,
  };
}

interface CertificateFormProps {
  readonly campaignId: string;
  readonly upTo: number;
  readonly rev: number;
}

function CertificateForm({ campaignId, upTo, rev }: CertificateFormProps): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { upTo: String(upTo) } });
  const save = useApiMutation<typeof setCertificates>('put', '/examcampaigns/{id}/certificates', {
    invalidates: ['/examcampaigns/{id}/release'],
    onSuccess: () => toast.success(translate(texts.certificatesSaved)),
    onError: (error) => toast.error(error.message),
  });
  const send = handleSubmit((values) =>
    save.mutate({ params: { id: campaignId }, body: { upTo: rankOf(values.upTo) ?? 0, rev } }),
  );
  const validate = (typed: string) => rankOf(typed) !== null || translate(texts.upToWrong);
  return (
    <form className={styles['certificates']} noValidate onSubmit={(event) => void send(event)}>
      <Field
        label={translate(texts.upTo)}
        help={translate(texts.upToHelp)}
        error={formState.errors.upTo?.message}
      >
        <TextInput inputMode="numeric" autoComplete="off" {...register('upTo', { validate })} />
      </Field>
      <Button type="submit" size="small" isBusy={save.isPending}>
        {translate(texts.save)}
      </Button>
    </form>
  );
}
