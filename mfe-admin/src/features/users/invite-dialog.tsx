import { Button } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import { permissions } from '@pathshala/rules/permissions';
import { invitationForm, type inviteUser } from '@pathshala/svc-auth-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useHasSms } from '@pathshala/web-kit/site-settings';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { userFields } from '../../resources/user.fields.ts';
import { sharedTexts } from '../../texts.ts';
import { RightsFields } from '../../users/rights-fields.tsx';
import { permissionsOf, type RightsForm } from '../../users/rights.ts';
import { useContactOf } from './use-invitation-calls.ts';
import { texts } from '../../users/texts.ts';

interface InviteForm extends RightsForm {
  readonly email: string;
  readonly mobile: string;
  readonly name: string;
}

const emptyForm: InviteForm = {
  email: '',
  mobile: '',
  name: '',
  role: 'student',
  scope: 'all',
  permissions: [],
  reach: 'all',
  courseIds: [],
  batchIds: [],
};

const filled = z.string().trim().min(1);
const byAddress = invitationForm.extend({ email: filled, name: filled });
const byNumber = invitationForm.extend({ name: filled });

/** A student may have a number in place of an address. */
const schema = z
  .custom<InviteForm>()
  .transform((form): z.input<typeof invitationForm> => {
    const given = permissionsOf(form);
    const { email, mobile, name, role } = form;
    const number = email.trim() === '' && mobile.trim() !== '' && role === 'student' ? { mobile } : {};
    return { email, ...number, name, role, ...(given === undefined ? {} : { permissions: given }) };
  })
  .superRefine((body, context) => {
    const { error } = (body.mobile === undefined ? byAddress : byNumber).safeParse(body);
    for (const issue of error?.issues ?? []) context.addIssue({ ...issue });
  });

/** Invites a person by mail, or a student by mobile number; with all permissions also administrators. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const translate = useText();
  const may = useMayDo();
  const hasSms = useHasSms();
  const contactOf = useContactOf();
  const { api, toast } = useServices();
  const form = useAdminForm({
    fields: userFields,
    schema,
    defaultValues: emptyForm,
    invalidates: ['/users/invitations'],
    save: (body) => api.call<typeof inviteUser>('post', '/users/invite', { body }),
    onSaved: (invited) => {
      const text = invited.email === '' && !hasSms ? texts.invitedByQr : texts.invited;
      toast.success(translate(text, { email: contactOf(invited) }));
      onClose();
    },
  });
  return (
    <AdminModal title={translate(texts.inviteTitle)} onClose={onClose}>
      <AdminForm form={form}>
        <p>{translate(texts.inviteLead)}</p>
        <Field<InviteForm> name="email" />
        <Field<InviteForm> name="mobile" />
        <Field<InviteForm> name="name" />
        {may(permissions.administration) && <RightsFields />}
        <ModalActions>
          <Button variant="default" onClick={onClose}>
            {translate(sharedTexts.cancel)}
          </Button>
          <Button type="submit" color="green" aria-busy={form.isSaving}>
            {translate(texts.sendInvitation)}
          </Button>
        </ModalActions>
      </AdminForm>
    </AdminModal>
  );
}
