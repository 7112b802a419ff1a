import { mobileKeyOf } from '@pathshala/rules/mobile';
import { Button } from '@pathshala/web-kit/parts/button';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { Link } from '@pathshala/web-kit/router';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../texts.ts';
import styles from './registration-form.module.css';
import type { CampaignKind, Prefill, RegistrationValues, UseRegister } from './use-registration.ts';

interface RegistrationFormProps {
  readonly kind: CampaignKind;
  readonly prefill: Prefill;
  readonly register: UseRegister;
  readonly onCancel: () => void;
  /** The path to return to after the log-in. */
  readonly path: string;
}

const fields = [
  { name: 'fullName', type: 'text', autoComplete: 'name', help: undefined },
  { name: 'email', type: 'email', autoComplete: 'email', help: 'register.emailHelp' },
  { name: 'mobile', type: 'tel', autoComplete: 'tel', help: 'register.mobileHelp' },
] as const;

const labels = { fullName: 'register.name', email: 'register.email', mobile: 'register.mobile' } as const;

/** Full name, email and mobile number. The server validates them; its messages are shown beside the fields. */
export function RegistrationForm({
  kind,
  prefill,
  register: { send, isBusy, error },
  onCancel,
  path,
}: RegistrationFormProps): ReactNode {
  const translate = useTexts();
  const user = useUser();
  const formId = useId();
  const rulesOf = (name: keyof typeof labels) => {
    const needed = translate(`register.needed.${name}`);
    const isMobile = (text: string) => mobileKeyOf(text) !== null || needed;
    return { required: needed, ...(name === 'mobile' && { validate: isMobile }) };
  };
  const { bothNames, ...shown } = prefill;
  const form = useForm<RegistrationValues>({ defaultValues: { ...shown, showsName: false } });
  const sendNamed = (values: RegistrationValues) =>
    send(values.fullName === shown.fullName ? { ...values, fullName: bothNames } : values);
  return (
    <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(sendNamed)(event)}>
      {user === null && (
        <p>
          {translate('register.login')}{' '}
          <Link to={`/login?next=${encodeURIComponent(path)}`}>{translate('register.loginLink')}</Link>
        </p>
      )}
      {fields.map(({ name, type, autoComplete, help }) => (
        <Field
          key={name}
          label={translate(labels[name])}
          help={help && translate(help)}
          error={form.formState.errors[name]?.message ?? error?.fields?.[`basicInfo.${name}`]}
        >
          <TextInput type={type} autoComplete={autoComplete} {...form.register(name, rulesOf(name))} />
        </Field>
      ))}
      {kind === 'exam' && <Checkbox label={translate('register.showName')} {...form.register('showsName')} />}
      {error && (
        <Notice tone="bad" isLive>
          <p>{error.message}</p>
        </Notice>
      )}
      <div className={styles['actions']}>
        <Button onClick={onCancel}>{translate('register.cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {translate('register.send')}
        </Button>
      </div>
    </form>
  );
}
