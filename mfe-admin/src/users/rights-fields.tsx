import { Checkbox, Stack } from '@mantine/core';
import { Field } from '@pathshala/admin-kit/forms/field';
import { grantablePermissions } from '@pathshala/rules/permissions';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { userFields } from '../resources/user.fields.ts';
import type { RightsForm } from './rights.ts';
import { texts } from './texts.ts';

interface RightsFieldsProps {
  readonly help?: string;
  /** The courses and batches of the rights, which an invitation does not have. */
  readonly children?: ReactNode;
}

/** Role and permissions, for administrators who can give them. */
export function RightsFields({ help, children }: RightsFieldsProps): ReactNode {
  const [role, scope] = useWatch<RightsForm, ['role', 'scope']>({ name: ['role', 'scope'] });
  const isAdmin = role === 'admin';
  return (
    <>
      <Field<RightsForm> name="role" {...(help !== undefined && { help })} />
      {isAdmin && <Field<RightsForm> name="scope" />}
      {isAdmin && scope === 'some' && <PermissionBoxes />}
      {isAdmin && children}
    </>
  );
}

function PermissionBoxes(): ReactNode {
  const translate = useText();
  const { field, fieldState } = useController<RightsForm, 'permissions'>({ name: 'permissions' });
  return (
    <Checkbox.Group
      label={translate(userFields.permissions.label)}
      error={fieldState.error?.message}
      value={[...field.value]}
      onChange={field.onChange}
    >
      <Stack gap="xs" mt="xs">
        {grantablePermissions.map((value) => (
          <Checkbox
            key={value}
            value={value}
            label={translate(texts.permission[value])}
            description={translate(texts.permissionHelp[value])}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
