import { formMessages as auth } from '@pathshala/svc-auth-contract/form-messages';
import type { signUp } from '@pathshala/svc-auth-contract/http';
import { accountLimits } from '@pathshala/rules/account';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useHasSms, useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { Link, useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { withNext } from '../../router/guard.ts';
import { AccountForm } from './account-form.tsx';
import { IdentifierField } from './identifier-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { contactBody, type SignupForm, signupProblems } from './rules.ts';
import { texts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';
import { clearDraft } from './use-form-draft.ts';
import { useNextPath, VisitorFrame } from './visitor-frame.tsx';

/** /signup (AUTH-01): does not log in; continues on the page that asks for the mailed code. */
export function SignupPage(): ReactNode {
  const translate = useText();
  const { registration } = useSiteFeatures();
  return (
    <VisitorFrame
      title={translate(commonTexts.signUp)}
      lead={translate(registration ? texts.signupLead : texts.closedLead)}
      alternative={{
        question: translate(texts.hasAccount),
        path: '/login',
        text: translate(commonTexts.logIn),
      }}
    >
      {registration ? <Form /> : <Closed />}
    </VisitorFrame>
  );
}

function Closed(): ReactNode {
  const translate = useText();
  return (
    <Notice tone="attention">
      <p>{translate(auth['auth.registration-closed'])}</p>
    </Notice>
  );
}

const draft = ['username', 'name', 'email'] as const;

function useSignupForm(hasSms: boolean) {
  const translate = useText();
  const next = useNextPath();
  const navigate = useNavigate();
  const { api, session, toast } = useServices();
  return useAccountForm<SignupForm>({
    empty: { username: '', name: '', email: '', password: '', confirmPassword: '' },
    draft,
    check: (form) => signupProblems(form, { hasSms }),
    send: async ({ username, name, email, password }) => {
      const body = { username, name, password, ...contactBody(email, hasSms) };
      toast.info(translate(auth['auth.please-wait']));
      const { message, resendAfterSeconds } = await api.call<typeof signUp>('post', '/auth/signup', { body });
      session.succeeded(message);
      toast.success(message);
      clearDraft();
      const resendAt = Date.now() + resendAfterSeconds * 1000;
      void navigate(withNext('/verifyotp', next), { state: { message, resendAt } });
    },
  });
}

function Form(): ReactNode {
  const translate = useText();
  const hasSms = useHasSms();
  const form = useSignupForm(hasSms);
  const { register, errors } = form;
  const [username, name, email] = useWatch({ control: form.control, name: draft });
  return (
    <AccountForm form={form} action={translate(commonTexts.signUp)}>
      <IdentifierField
        label={translate(commonTexts.username)}
        help={translate(texts.usernameHelp, { min: accountLimits.usernameMin })}
        input={register('username')}
        error={errors.username?.message}
      />
      <Field label={translate(texts.name)} isOptional error={errors.name?.message}>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      <ContactField input={register('email')} error={errors.email?.message} hasSms={hasSms} />
      <NewPasswordFields
        label={translate(commonTexts.password)}
        owner={{ username, name, email, mobile: email }}
        password={register('password')}
        confirmPassword={register('confirmPassword')}
        errors={errors}
      />
      <p>
        {translate(texts.termsLead)} <Link to="/terms">{translate(texts.terms)}</Link>
        {translate(texts.termsEnd)}
      </p>
    </AccountForm>
  );
}

interface ContactFieldProps {
  readonly input: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly hasSms: boolean;
}

/** Where the code is sent: to an address, and where the school sends SMS to a mobile number as well. */
function ContactField({ input, error, hasSms }: ContactFieldProps): ReactNode {
  const translate = useText();
  return hasSms ? (
    <Field label={translate(texts.contact)} help={translate(texts.contactHelp)} error={error}>
      <TextInput {...input} autoComplete="email" autoCapitalize="none" spellCheck={false} />
    </Field>
  ) : (
    <Field label={translate(commonTexts.email)} help={translate(texts.emailHelp)} error={error}>
      <TextInput {...input} type="email" autoComplete="email" />
    </Field>
  );
}
