import { Checkbox, Stack } from '@mantine/core';
import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import { grantablePermissions, type Permission } from '@pathshala/rules/permissions';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useController, useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { RightsForm } from './rights.ts';
import { texts } from './texts.ts';

interface RightsFieldsProps<Form extends RightsForm & FieldValues> {
  readonly control: Control<Form, unknown, unknown>;
  /** The help beside the role. */
  readonly help: string;
}

/** Role and permissions, for administrators who can give them. */
export function RightsFields<Form extends RightsForm & FieldValues>({
  control,
  help,
}: RightsFieldsProps<Form>): ReactNode {
  const translate = useText();
  const [role, scope] = useWatch({ control, name: ['role', 'scope'] as unknown as FieldPath<Form>[] });
  const isAdmin = role === 'admin';
  return (
    <>
      <ChoiceField
        control={control}
        name={'role' as FieldPath<Form>}
        label={translate(texts.usersRole)}
        help={help}
        choices={(['student', 'admin'] as const).map((value) => ({
          value,
          label: translate(texts.role[value]),
        }))}
      />
      {isAdmin && (
        <ChoiceField
          control={control}
          name={'scope' as FieldPath<Form>}
          label={translate(texts.permissions)}
          display="radio"
          choices={(['all', 'some'] as const).map((value) => ({
            value,
            label: translate(texts.permission[value]),
          }))}
        />
      )}
      {isAdmin && scope === 'some' && <PermissionBoxes control={control} />}
    </>
  );
}

function PermissionBoxes<Form extends RightsForm & FieldValues>({
  control,
}: Pick<RightsFieldsProps<Form>, 'control'>): ReactNode {
  const translate = useText();
  const name = 'permissions' as FieldPath<Form>;
  const { field, fieldState } = useController({ control, name });
  return (
    <Checkbox.Group
      label={translate(texts.somePermissions)}
      error={fieldState.error?.message}
      value={[...(field.value as readonly Permission[])]}
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
