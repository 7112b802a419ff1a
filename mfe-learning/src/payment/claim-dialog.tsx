import type { ApiError } from '@pathshala/web-kit/api-error';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { TextArea, TextInput } from '@pathshala/web-kit/parts/text-input';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useId } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { amountOf, claimResolver, type ClaimValues, initialValues } from './claim-form-values.ts';
import type { PaidCourse, PaymentClaim } from './claim-types.ts';
import styles from './claim.module.css';
import { MethodChoice } from './method-choice.tsx';
import { PayOnline } from './pay-online.tsx';
import { PaySteps } from './pay-steps.tsx';
import { texts } from './texts.ts';
import { useSendClaim } from './use-send-claim.ts';

interface ClaimDialogProps {
  readonly course: PaidCourse;
  /** The claim to correct, if there is one. */
  readonly refused: PaymentClaim | undefined;
  readonly onClose: () => void;
}

/** Shows how to pay, and the form that reports the payment. */
export function ClaimDialog({ course, refused, onClose }: ClaimDialogProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const formId = useId();
  const { fee } = course;
  const form = useForm<ClaimValues>({
    defaultValues: initialValues(fee, refused),
    resolver: claimResolver(translate),
  });
  const { send, isBusy, error } = useSendClaim(course, onClose);
  useServerErrors(form, error);
  return (
    <Dialog
      isOpen
      title={translate(texts.title)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(texts.cancel)}</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={isBusy}>
            {translate(texts.send)}
          </Button>
        </>
      }
    >
      <p>{translate(texts.lead, { amount: format.money(fee) })}</p>
      <PayOnline course={course} />
      <PaySteps fee={fee} />
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <Fields form={form} fee={fee} />
        {error && <Refusal error={error} />}
      </form>
    </Dialog>
  );
}

const fieldNames = ['amount', 'transactionId', 'note'] as const;

/** Shows the server's refusals beside their fields, and moves the focus to the first one. */
function useServerErrors(form: UseFormReturn<ClaimValues>, error: ApiError | null): void {
  useEffect(() => {
    const refused = fieldNames.filter((name) => error?.fields[name] !== undefined);
    for (const [index, name] of refused.entries()) {
      form.setError(
        name,
        { type: 'server', message: error?.fields[name] ?? '' },
        { shouldFocus: index === 0 },
      );
    }
  }, [form, error]);
}

/** A refusal that belongs to no field. */
function Refusal({ error }: { readonly error: ApiError }): ReactNode {
  const translate = useText();
  if (fieldNames.some((name) => error.fields[name] !== undefined)) return null;
  return (
    <Notice tone="bad" isLive>
      <p>{error.status === 0 || error.message === '' ? translate(texts.failed) : error.message}</p>
    </Notice>
  );
}

interface FieldsProps {
  readonly form: UseFormReturn<ClaimValues>;
  readonly fee: number;
}

function Fields({ form, fee }: FieldsProps): ReactNode {
  const translate = useText();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <MethodChoice register={register('method')} />
      <div className={styles['pair']}>
        <AmountField form={form} fee={fee} />
        <Field
          label={translate(texts.transactionId)}
          help={translate(texts.transactionHelp)}
          error={errors.transactionId?.message}
        >
          <TextInput
            {...register('transactionId')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
        </Field>
      </div>
      <Field label={translate(texts.note)} isOptional error={errors.note?.message}>
        <TextArea {...register('note')} rows={2} maxLength={500} className={styles['note']} />
      </Field>
    </>
  );
}

function AmountField({ form, fee }: FieldsProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const amount = amountOf(form.watch('amount'));
  const differs = !Number.isNaN(amount) && amount !== fee;
  return (
    <Field
      label={translate(texts.amount)}
      error={form.formState.errors.amount?.message}
      help={differs ? translate(texts.amountDiffers, { fee: format.money(fee) }) : undefined}
    >
      <TextInput {...form.register('amount')} inputMode="decimal" autoComplete="off" maxLength={12} />
    </Field>
  );
}
