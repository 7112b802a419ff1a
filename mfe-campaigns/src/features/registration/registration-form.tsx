import { mobileKeyOf } from '@pathshala/rules/mobile';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { Link } from '@pathshala/web-kit/router';
import { useHasSms } from '@pathshala/web-kit/site-settings';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import styles from './registration-form.module.css';
import type { CampaignKind, Prefill, RegistrationValues, UseRegister } from './use-registration.ts';
import { texts } from './texts.ts';

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
  { name: 'email', type: 'email', autoComplete: 'email', help: texts.registerEmailHelp },
  { name: 'mobile', type: 'tel', autoComplete: 'tel', help: texts.registerMobileHelp },
] as const;

const labels = {
  fullName: texts.registerName,
  email: commonTexts.email,
  mobile: texts.registerMobile,
} as const;

/** Full name, email and mobile number. The server validates them; its messages are shown beside the fields. */
export function RegistrationForm({
  kind,
  prefill,
  register: { send, isBusy, error },
  onCancel,
  path,
}: RegistrationFormProps): ReactNode {
  const translate = useText();
  const user = useUser();
  const formId = useId();
  const hasSms = useHasSms();
  const rulesOf = (name: keyof typeof labels) => {
    const needed = translate(texts.registerNeeded[name]);
    const isMobile = (text: string, { email }: RegistrationValues) =>
      mobileKeyOf(text) !== null || (hasSms && text === '' && email !== '') || needed;
    if (name === 'mobile') return { validate: isMobile };
    // An account without an address registers with the number that it has proved; by SMS anybody proves one.
    const needsNoEmail = hasSms || (user?.email === '' && user.mobile !== undefined);
    return name === 'email' && needsNoEmail ? {} : { required: needed };
  };
  const { bothNames, ...shown } = prefill;
  const form = useForm<RegistrationValues>({ defaultValues: { ...shown, showsName: false } });
  const sendNamed = (values: RegistrationValues) =>
    send(values.fullName === shown.fullName ? { ...values, fullName: bothNames } : values);
  return (
    <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(sendNamed)(event)}>
      {user === null && (
        <p>
          {translate(texts.registerLogin)}{' '}
          <Link to={`/login?next=${encodeURIComponent(path)}`}>{translate(commonTexts.logIn)}</Link>
        </p>
      )}
      {fields.map(({ name, type, autoComplete, help }) => (
        <Field
          key={name}
          label={translate(labels[name])}
          help={help && translate(hasSms && name === 'email' ? texts.registerEmailOrMobile : help)}
          error={form.formState.errors[name]?.message ?? error?.fields?.[`basicInfo.${name}`]}
        >
          <TextInput type={type} autoComplete={autoComplete} {...form.register(name, rulesOf(name))} />
        </Field>
      ))}
      {kind === 'exam' && (
        <Checkbox label={translate(texts.registerShowName)} {...form.register('showsName')} />
      )}
      {error && (
        <Notice tone="bad" isLive>
          <p>{error.message}</p>
        </Notice>
      )}
      <div className={styles['actions']}>
        <Button onClick={onCancel}>{translate(commonTexts.cancel)}</Button>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {translate(texts.registerSend)}
        </Button>
      </div>
    </form>
  );
}
