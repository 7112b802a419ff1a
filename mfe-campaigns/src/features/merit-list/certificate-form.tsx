import type { setCertificates } from '@pathshala/svc-campaigns-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { asciiDigits } from '@pathshala/rules/digits';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import styles from './merit-list.module.css';
import { texts } from './texts.ts';

interface CertificateFormProps {
  readonly campaignId: string;
  readonly upTo: number;
  readonly rev: number;
}

const maxCertificates = 100_000;

/** The number as typed, in either script; null for anything else. */
function rankOf(typed: string): number | null {
  const digits = asciiDigits(typed).trim();
  return /^\d{1,6}$/u.test(digits) && Number(digits) <= maxCertificates ? Number(digits) : null;
}

/** Sets up to which rank participants get a certificate. */
export function CertificateForm({ campaignId, upTo, rev }: CertificateFormProps): ReactNode {
  const text = useText();
  const { toast } = useServices();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { upTo: String(upTo) } });
  const save = useApiMutation<typeof setCertificates>('put', '/examcampaigns/{id}/certificates', {
    invalidates: ['/examcampaigns/{id}/release', '/examcampaigns/{id}/merit-list/own'],
    onSuccess: ({ upTo: n }) => toast.success(n === 0 ? text(texts.savedNone) : text(texts.saved, { n })),
    onError: (error) => toast.error(error.message),
  });
  const send = handleSubmit((values) =>
    save.mutate({ params: { id: campaignId }, body: { upTo: rankOf(values.upTo) ?? 0, rev } }),
  );
  return (
    <form className={styles['actions']} noValidate onSubmit={(event) => void send(event)}>
      <Field label={text(texts.upTo)} help={text(texts.upToHelp)} error={formState.errors.upTo?.message}>
        <TextInput
          inputMode="numeric"
          {...register('upTo', { validate: (typed) => rankOf(typed) !== null || text(texts.upToWrong) })}
        />
      </Field>
      <Button type="submit" isBusy={save.isPending}>
        {text(texts.save)}
      </Button>
    </form>
  );
}
