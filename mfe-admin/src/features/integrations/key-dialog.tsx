import { Button } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import { addDays } from '@pathshala/rules/calendar-days';
import { dhakaDayOf, dhakaDayRange } from '@pathshala/rules/dhaka-time';
import { grantablePermissions, type Permission } from '@pathshala/rules/permissions';
import type { makeApiKey } from '@pathshala/svc-auth-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { apiKeyFields } from '../../resources/api-key.fields.ts';
import { texts as userTexts } from '../../users/texts.ts';
import { CheckBoxes } from './check-boxes.tsx';
import { keysPath } from './paths.ts';
import { keyTexts } from './texts.ts';

const schema = z
  .object({
    name: z.string().trim().min(1).max(80),
    permissions: z.array(z.enum(grantablePermissions)),
    expiresAt: z.string(),
  })
  .superRefine(({ permissions, expiresAt }, context) => {
    const missing = (path: string, text: object) =>
      context.addIssue({ code: 'custom', path: [path], params: { text } });
    if (permissions.length === 0) missing('permissions', keyTexts.permissionsMissing);
    if (expiresAt === '') missing('expiresAt', keyTexts.dayMissing);
  })
  // A key works until the end of its last day.
  .transform((values) => ({ ...values, expiresAt: dhakaDayRange(values.expiresAt).to }));

type KeyForm = z.input<typeof schema>;

const usualDays = 90;

interface KeyDialogProps {
  readonly onMade: (made: AnswerOf<typeof makeApiKey>) => void;
  readonly onClose: () => void;
}

export function KeyDialog({ onMade, onClose }: KeyDialogProps): ReactNode {
  const translate = useText();
  const may = useMayDo();
  const { api } = useServices();
  const [expiresAt] = useState(() => addDays(dhakaDayOf(Date.now()), usualDays));
  const none: Permission[] = [];
  const form = useAdminForm({
    fields: apiKeyFields,
    schema,
    defaultValues: { name: '', permissions: none, expiresAt },
    invalidates: [keysPath],
    save: (body) => api.call<typeof makeApiKey>('post', keysPath, { body }),
    onSaved: onMade,
  });
  return (
    <AdminModal title={translate(keyTexts.make)} onClose={onClose}>
      <AdminForm form={form}>
        <Field<KeyForm> name="name" />
        <CheckBoxes<KeyForm>
          name="permissions"
          label={translate(apiKeyFields.permissions.label)}
          options={grantablePermissions
            .filter((value) => may(value))
            .map((value) => ({
              value,
              text: translate(userTexts.permission[value]),
              help: translate(userTexts.permissionHelp[value]),
            }))}
        />
        <Field<KeyForm> name="expiresAt" />
        <ModalActions>
          <Button variant="default" onClick={onClose}>
            {translate(commonTexts.cancel)}
          </Button>
          <Button type="submit" aria-busy={form.isSaving}>
            {translate(keyTexts.make)}
          </Button>
        </ModalActions>
      </AdminForm>
    </AdminModal>
  );
}
