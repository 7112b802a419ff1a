import { ChoicesField } from '@pathshala/admin-kit/forms/choices-field';
import { Field } from '@pathshala/admin-kit/forms/field';
import { maxLimits } from '@pathshala/rules/limited-rights';
import type { listBatches } from '@pathshala/svc-catalog-contract/batches';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFoundCourses } from '../courses/use-found-courses.ts';
import { userFields } from '../resources/user.fields.ts';
import type { RightsForm } from './rights.ts';
import { texts } from './texts.ts';

/** Where the permissions count: everywhere, or for some courses and batches. */
export function LimitFields(): ReactNode {
  const translate = useText();
  const [reach, scope] = useWatch<RightsForm, ['reach', 'scope']>({ name: ['reach', 'scope'] });
  if (scope === 'all') return null;
  return (
    <>
      <Field<RightsForm> name="reach" help={translate(texts.limitsHelp)} />
      {reach === 'some' && (
        <>
          <BatchesOfRights />
          <CoursesOfRights />
        </>
      )}
    </>
  );
}

/** All courses of most schools: those of the rights are among them with their names. */
const manyCourses = 100;

function CoursesOfRights(): ReactNode {
  const translate = useText();
  const [search, setSearch] = useState('');
  const { found, hasFailed } = useFoundCourses(search, manyCourses);
  return (
    <ChoicesField<RightsForm>
      name="courseIds"
      label={translate(userFields.courseIds.label)}
      {...(hasFailed && { help: translate(texts.limitsFailed) })}
      isOptional
      maxValues={maxLimits}
      choices={found}
      onSearch={setSearch}
    />
  );
}

function BatchesOfRights(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const [search, setSearch] = useState('');
  const [before] = useState<readonly string[]>(useFormContext<RightsForm>().getValues('batchIds'));
  const query = { sort: 'name', pageSize: 100, ...(search !== '' && { q: search }) } as const;
  const options = { keepPrevious: true };
  const found = useApiQuery<typeof listBatches>('/courses/batches', { query }, options);
  const own = useApiQuery<typeof listBatches>(
    '/courses/batches',
    { query: { archived: 'with', ids: before.join(','), pageSize: 100 } },
    { enabled: before.length > 0 },
  );
  const choices = [...(own.data?.items ?? []), ...(found.data?.items ?? [])];
  const hasFailed = found.error !== null || own.error !== null;
  return (
    <ChoicesField<RightsForm>
      name="batchIds"
      label={translate(userFields.batchIds.label)}
      {...(hasFailed && { help: translate(texts.limitsFailed) })}
      isOptional
      maxValues={maxLimits}
      choices={choices.map(({ _id, name }) => ({ value: _id, label: inLanguage(name) }))}
      onSearch={setSearch}
    />
  );
}
