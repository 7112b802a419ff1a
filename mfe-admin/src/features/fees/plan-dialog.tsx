import { Button } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import type {
  changePlan,
  PlanChoice,
  readPlanChoices,
} from '@pathshala/svc-catalog-contract/fee-plan-choices';
import type { FeeAccount } from '@pathshala/svc-catalog-contract/fees';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { DuesBeforeAfter } from './dues-before-after.tsx';
import { duesPath } from './fee-paths.ts';
import { planTexts } from './plan-texts.ts';

const fields = {
  planId: { kind: 'choice', label: planTexts.plan },
  reason: { kind: 'text', label: planTexts.reason, maxLength: 300 },
} as const satisfies Fields;

const planSchema = z
  .object({ planId: z.string(), reason: z.string().trim() })
  .superRefine(({ planId, reason }, context) => {
    const require = (isRight: boolean, field: string, text: object): void => {
      if (!isRight) context.addIssue({ code: 'custom', path: [field], params: { text } });
    };
    require(planId !== '', 'planId', planTexts.planMissing);
    require(reason !== '', 'reason', planTexts.reasonMissing);
  });

type PlanValues = z.input<typeof planSchema>;

interface PlanDialogProps {
  readonly account: FeeAccount & { readonly studentName?: string };
  readonly onClose: () => void;
}

const choicesPath = '/courses/fees/accounts/{id}/plans';

/** Puts a student on another plan of the course, after a look at what becomes due when. */
export function PlanDialog({ account, onClose }: PlanDialogProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const query = useApiQuery<typeof readPlanChoices>(
    choicesPath,
    { params: { id: account._id } },
    { gcTime: 0 },
  );
  const names = { student: account.studentName ?? '', course: inLanguage(account.courseName) };
  return (
    <AdminModal size="lg" title={translate(planTexts.title, names)} onClose={onClose}>
      <QueryStates query={query}>
        {(data) => <PlanForm account={data.account} choices={data.items} onClose={onClose} />}
      </QueryStates>
    </AdminModal>
  );
}

interface PlanFormProps extends PlanDialogProps {
  readonly choices: readonly PlanChoice[];
}

function usePlanForm({ account, choices, onClose }: PlanFormProps) {
  const translate = useText();
  const { api, toast } = useServices();
  return useAdminForm<PlanValues, PlanValues, FeeAccount>({
    schema: planSchema,
    fields,
    defaultValues: { planId: '', reason: '' },
    invalidates: [duesPath, choicesPath],
    save: ({ planId, reason }) =>
      api.call<typeof changePlan>('put', '/courses/fees/accounts/{id}/plan', {
        params: { id: account._id },
        body: { planId, reason, dues: choices.find((one) => one.planId === planId)?.dues ?? [] },
      }),
    onSaved: () => {
      toast.success(translate(planTexts.changed));
      onClose();
    },
  });
}

function PlanForm(props: PlanFormProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { paisa } = useFormat();
  const { account, choices, onClose } = props;
  const form = usePlanForm(props);
  const planId = useWatch({ control: form.methods.control, name: 'planId' });
  const others = choices.filter(({ isPresent }) => !isPresent);
  const possible = others.filter(({ canBeChosen }) => canBeChosen);
  const dearer = others.filter(({ canBeChosen }) => !canBeChosen);
  const chosen = possible.find((one) => one.planId === planId);
  if (possible.length === 0) return <Notice tone="attention">{translate(planTexts.none)}</Notice>;
  return (
    <AdminForm form={form}>
      <Field<PlanValues>
        name="planId"
        choices={[
          { value: '', label: translate(planTexts.choose) },
          ...possible.map((one) => ({ value: one.planId, label: inLanguage(one.planName) })),
        ]}
      />
      {dearer.length > 0 && (
        <p>
          {translate(planTexts.otherPrice, {
            charged: paisa(account.chargedPaisa),
            names: dearer.map((one) => `${inLanguage(one.planName)} (${paisa(one.pricePaisa)})`).join(', '),
          })}
        </p>
      )}
      <DuesBeforeAfter before={account.dues} after={chosen?.dues} />
      <Field<PlanValues> name="reason" />
      <ModalActions>
        <Button variant="default" onClick={onClose}>
          {translate(commonTexts.cancel)}
        </Button>
        <SaveButton text={translate(planTexts.change)} />
      </ModalActions>
    </AdminForm>
  );
}
