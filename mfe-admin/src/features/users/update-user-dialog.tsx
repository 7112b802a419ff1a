import { Button } from '@pathshala/web-kit/parts/button';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Select, TextInput } from '@pathshala/web-kit/parts/text-input';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useTexts } from '../../texts.ts';
import { revokesAccess, type UpdateUser, type UserForm, useUpdateUser } from './use-update-user.ts';
import type { ListedUser } from './user-types.ts';

export interface UpdateUserDialogProps {
  readonly user: ListedUser;
  readonly onClose: () => void;
}

/** Role, name and whether the account is active. Asks again before access is revoked. */
export function UpdateUserDialog({ user, onClose }: UpdateUserDialogProps): ReactNode {
  const translate = useTexts();
  const formId = useId();
  const [form, setForm] = useState<UserForm>(user);
  const [isAsking, ask] = useState(false);
  const update = useUpdateUser(user, onClose);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (revokesAccess(user, form) && !isAsking) ask(true);
    else update.send(form);
  }
  return (
    <Dialog
      isOpen
      title={translate('users.updateTitle', { name: user.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={isAsking ? () => ask(false) : onClose}>
            {translate(isAsking ? 'users.no' : 'cancel')}
          </Button>
          <Button type="submit" form={formId} kind={isAsking ? 'danger' : 'primary'} isBusy={update.isBusy}>
            {translate(isAsking ? 'users.yes' : 'users.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <UserFields
          form={form}
          error={update.error}
          onChange={(part) => {
            ask(false);
            setForm({ ...form, ...part });
          }}
        />
        {isAsking && <RevocationNotice user={user} form={form} />}
        {update.error && (
          <Notice tone="bad" isLive>
            <p>{update.error.message}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

interface UserFieldsProps {
  readonly form: UserForm;
  readonly error: UpdateUser['error'];
  readonly onChange: (part: Partial<UserForm>) => void;
}

function UserFields({ form, error, onChange }: UserFieldsProps): ReactNode {
  const translate = useTexts();
  return (
    <>
      <Field label={translate('users.name')} error={error?.fields['name']}>
        <TextInput value={form.name} onChange={(event) => onChange({ name: event.currentTarget.value })} />
      </Field>
      <Field label={translate('users.role')} help={translate('users.roleHelp')} error={error?.fields['role']}>
        <Select
          value={form.role}
          onChange={(event) =>
            onChange({ role: event.currentTarget.value === 'admin' ? 'admin' : 'student' })
          }
        >
          <option value="student">{translate('role.student')}</option>
          <option value="admin">{translate('role.admin')}</option>
        </Select>
      </Field>
      <Checkbox
        label={translate('users.mayUse')}
        checked={form.active}
        onChange={(event) => onChange({ active: event.currentTarget.checked })}
      />
    </>
  );
}

function RevocationNotice({ user, form }: { readonly user: ListedUser; readonly form: UserForm }): ReactNode {
  const translate = useTexts();
  return (
    <Notice tone="attention" isLive title={translate('users.sure')}>
      {user.role === 'admin' && form.role !== 'admin' && (
        <p>{translate('users.demoteText', { name: user.name })}</p>
      )}
      {user.active && !form.active && <p>{translate('users.deactivateText', { name: user.name })}</p>}
    </Notice>
  );
}
