import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { SaveBar } from '@pathshala/admin-kit/forms/save-bar';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { FeeRules, readFeeRules, replaceFeeRules } from '@pathshala/svc-catalog-contract/fees';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { texts } from './texts.ts';

const path = '/courses/fees/rules';

const fields = {
  remindDaysBefore: { kind: 'number', label: texts.remindBefore },
  pauseAfterDays: { kind: 'number', label: texts.pauseAfter, help: texts.pauseHelp, isOptional: true },
} as const satisfies Fields;

const rulesSchema = z.object({
  remindDaysBefore: z.number().int().min(0).max(60),
  pauseAfterDays: z.number().int().min(0).max(365).nullable(),
});

type RulesValues = z.input<typeof rulesSchema>;

const valuesOf = ({ remindDaysBefore, pauseAfterDays }: FeeRules): RulesValues => ({
  remindDaysBefore,
  pauseAfterDays,
});

/** /boss/fees/rules: when students are reminded, and when access pauses (FEE-04). */
export function RulesPage(): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readFeeRules>(path, {});
  return (
    <AdminPage
      title={translate(texts.rulesTitle)}
      breadcrumbs={[{ text: translate(texts.duesTitle), to: '/boss/fees' }]}
    >
      <QueryStates query={useFreshQuery(query)}>
        {(rules: FeeRules) => <RulesForm rules={rules} />}
      </QueryStates>
    </AdminPage>
  );
}

function RulesForm({ rules: loaded }: { readonly rules: FeeRules }): ReactNode {
  const translate = useText();
  const { api, toast } = useServices();
  const [rules] = useState(loaded);
  const form = useAdminForm<RulesValues, RulesValues, FeeRules>({
    schema: rulesSchema,
    fields,
    defaultValues: valuesOf(rules),
    rev: rules.rev,
    invalidates: [path],
    save: (body, { rev }) =>
      api.call<typeof replaceFeeRules>('put', path, { body: { ...body, ...(rev !== undefined && { rev }) } }),
    loadStored: async () => {
      const latest = await api.call<typeof readFeeRules>('get', path);
      const { rev, changedBy, changedAt } = latest;
      return { values: valuesOf(latest), rev, changedBy, changedAt };
    },
    onSaved: () => toast.success(translate(texts.savedRules)),
  });
  return (
    <AdminForm form={form}>
      <Field<RulesValues> name="remindDaysBefore" />
      <Field<RulesValues> name="pauseAfterDays" />
      <SaveBar />
    </AdminForm>
  );
}
