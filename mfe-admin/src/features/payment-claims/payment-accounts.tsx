import { Button as OpenButton } from '@mantine/core';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { changeSiteSettings, readSiteSettings } from '@pathshala/svc-auth-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextArea, TextInput } from '@pathshala/web-kit/parts/text-input';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { texts } from './texts.ts';

type Settings = Extract<AnswerOf<typeof readSiteSettings>, { readonly rev: number }>;

/** Where students pay, for administrators who may change the site settings. */
export function PaymentAccounts(): ReactNode {
  const may = useMayDo();
  return may(permissions.administration) ? <Accounts /> : null;
}

function Accounts(): ReactNode {
  const translate = useText();
  const { data } = useApiQuery<typeof readSiteSettings>('/settings', {});
  const [isOpen, setOpen] = useState(false);
  if (data === undefined || !('rev' in data)) return null;
  return (
    <>
      <OpenButton variant="default" onClick={() => setOpen(true)}>
        {translate(texts.accounts)}
      </OpenButton>
      {isOpen && <AccountsDialog settings={data} onClose={() => setOpen(false)} />}
    </>
  );
}

interface AccountsDialogProps {
  readonly settings: Settings;
  readonly onClose: () => void;
}

function AccountsDialog({ settings, onClose }: AccountsDialogProps): ReactNode {
  const translate = useText();
  const formId = useId();
  const { toast } = useServices();
  const { register, handleSubmit } = useForm({
    defaultValues: settings.payment ?? { bkash: '', nagad: '', bank: '' },
  });
  const { mutate, isPending } = useApiMutation<typeof changeSiteSettings>('put', '/settings', {
    invalidates: ['/settings'],
    onSuccess: () => {
      toast.success(translate(texts.accountsSaved));
      onClose();
    },
    onError: ({ message }) => toast.error(message),
  });
  return (
    <Dialog
      isOpen
      title={translate(texts.accounts)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(texts.cancel)}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={isPending}>
            {translate(texts.save)}
          </Button>
        </>
      }
    >
      <p>{translate(texts.accountsText)}</p>
      <form
        id={formId}
        onSubmit={(event) =>
          void handleSubmit((payment) => mutate({ body: { ...settings, payment } }))(event)
        }
      >
        <Field label={translate(texts.bkashNumber)} isOptional>
          <TextInput {...register('bkash')} maxLength={60} />
        </Field>
        <Field label={translate(texts.nagadNumber)} isOptional>
          <TextInput {...register('nagad')} maxLength={60} />
        </Field>
        <Field label={translate(texts.bankAccount)} isOptional>
          <TextArea {...register('bank')} rows={3} maxLength={300} />
        </Field>
      </form>
    </Dialog>
  );
}
