import type { acceptInvitation } from '@pathshala/svc-auth-contract/http';
import { accountLimits } from '@pathshala/rules/account';
import { isApiError } from '@pathshala/web-kit/api-error';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { AccountForm } from './account-form.tsx';
import { IdentifierField } from './identifier-field.tsx';
import { texts as invitationTexts } from './invitation-texts.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { newAccountProblems, type SignupForm } from './rules.ts';
import { texts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';

interface InvitationFormProps {
  readonly token: string;
  readonly invited: {
    /** Empty for a person without an address. */
    readonly email: string;
    readonly mobile?: string | undefined;
    readonly name: string;
    readonly username?: string | undefined;
  };
  /** The link is used up; the person is not logged in yet. */
  readonly onAccepted: () => void;
  /** The link does not work any more. */
  readonly onOver: () => void;
}

function useInvitationForm({ token, invited, onAccepted, onOver }: InvitationFormProps) {
  const translate = useText();
  const navigate = useNavigate();
  const { api, session, toast } = useServices();
  return useAccountForm<SignupForm>({
    empty: {
      name: invited.name,
      email: invited.email,
      username: invited.username ?? '',
      password: '',
      confirmPassword: '',
    },
    check: newAccountProblems,
    send: async ({ username, name, password }) => {
      try {
        const body = { token, name, username, password };
        const path = '/auth/invitation/accept';
        const user = await api.call<typeof acceptInvitation>('post', path, { body });
        const message = translate(texts.verified, { name: user.name });
        toast.success(message);
        onAccepted();
        session.loggedIn(user, message);
        void navigate(user.role === 'admin' ? '/boss' : '/', { replace: true });
      } catch (error) {
        if (isApiError(error) && error.code === 'auth.invitation-invalid') onOver();
        throw error;
      }
    },
  });
}

/** Name, username and password of the invited person; accepting logs in. */
export function InvitationForm(props: InvitationFormProps): ReactNode {
  const { email, mobile } = props.invited;
  const translate = useText();
  const format = useFormat();
  const form = useInvitationForm(props);
  const { register, errors } = form;
  const [username, name] = useWatch({ control: form.control, name: ['username', 'name'] });
  return (
    <AccountForm form={form} action={translate(invitationTexts.create)}>
      {email !== '' && <p>{translate(invitationTexts.forAddress, { email })}</p>}
      {email === '' && mobile !== undefined && (
        <p>{translate(invitationTexts.forNumber, { mobile: format.digits(mobile) })}</p>
      )}
      <Field label={translate(texts.name)} error={errors.name?.message}>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      <IdentifierField
        label={translate(commonTexts.username)}
        help={translate(texts.usernameHelp, { min: accountLimits.usernameMin })}
        input={register('username')}
        error={errors.username?.message}
      />
      <NewPasswordFields
        label={translate(commonTexts.password)}
        owner={{ username, name, email, mobile: mobile ?? '' }}
        password={register('password')}
        confirmPassword={register('confirmPassword')}
        errors={errors}
      />
    </AccountForm>
  );
}
