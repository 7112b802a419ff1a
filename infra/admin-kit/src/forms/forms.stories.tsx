import { SimpleGrid } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { AdminForm } from './admin-form.tsx';
import { EditConflict } from './conflict/edit-conflict.tsx';
import { ChoiceField } from './fields/choice-field.tsx';
import { DateTimeField } from './fields/date-time-field.tsx';
import { FileField } from './fields/file-field.tsx';
import { MoneyField } from './fields/money-field.tsx';
import { NumberField } from './fields/number-field.tsx';
import { SwitchField } from './fields/switch-field.tsx';
import { TagsField } from './fields/tags-field.tsx';
import { TextField } from './fields/text-field.tsx';
import { TextListField } from './fields/text-list-field.tsx';
import type { FieldErrors } from './errors/form-errors.ts';
import { SaveBar } from './save/save-bar.tsx';
import { useAdminForm } from './use-admin-form.ts';

const meta: Meta = { title: 'Forms' };
export default meta;

const schema = z.object({
  title: z.string(),
  minutes: z.number(),
  fee: z.number(),
  starts: z.iso.datetime(),
  kind: z.string(),
  tags: z.array(z.string()),
  requirements: z.array(z.string()),
  isOpen: z.boolean(),
  cover: z.string(),
});

const values = {
  title: 'ঢাকা বিশ্ববিদ্যালয় ক ইউনিট',
  minutes: 90,
  fee: 500,
  starts: '2026-01-15T10:00:00.000Z',
  kind: 'campaign',
  tags: ['physics', 'admission'],
  requirements: ['HSC 2026', ''],
  isOpen: true,
  cover: '',
};

interface ExampleProps {
  readonly errors?: FieldErrors;
}

function Example({ errors }: ExampleProps): ReactNode {
  const form = useAdminForm({
    schema,
    defaultValues: values,
    save: () => new Promise<void>(() => undefined),
  });
  const showErrors = useEffectEvent(form.showErrors);
  useEffect(() => {
    if (errors) showErrors(errors);
  }, [errors]);
  return (
    <AdminForm form={form}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing={0}>
        <TextField name="title" label="Title" help="As students see it." maxLength={200} />
        <NumberField name="minutes" label="Time limit" unit="min" />
        <MoneyField name="fee" label="Fee" isOptional />
        <DateTimeField name="starts" label="Starts" />
        <ChoiceField
          name="kind"
          label="Kind"
          choices={[
            { value: 'campaign', label: 'Campaign' },
            { value: 'past-year', label: 'Past year' },
          ]}
        />
        <TagsField name="tags" label="Tags" />
        <TextListField name="requirements" label="Requirements" entryLabel="Requirement" />
        <FileField name="cover" label="Cover" upload={() => new Promise(() => undefined)} isOptional />
      </SimpleGrid>
      <SwitchField name="isOpen" label="Open for registration" />
      <SaveBar />
    </AdminForm>
  );
}

export const Fields: StoryObj = { render: () => <Example /> };

const errors = {
  title: 'Fill this in.',
  minutes: 'Write a number.',
  'requirements.1': 'Write it, or remove it.',
};
export const WithErrors: StoryObj = { render: () => <Example errors={errors} /> };

export const Versions: StoryObj = {
  render: () => (
    <EditConflict
      changedBy="Rahima"
      changedAt="2026-01-15T10:00:00.000Z"
      differences={[
        { id: 'fee', label: 'Enrolment fee', mine: '100', theirs: '90' },
        { id: 'units.0', label: 'Units › A', mine: '', theirs: 'A · 2024' },
      ]}
      onKeepMine={() => undefined}
      onTakeTheirs={() => undefined}
      onClose={() => undefined}
    />
  ),
};
