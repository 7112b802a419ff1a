import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { SaveBar } from '@pathshala/admin-kit/forms/save-bar';
import { SwitchField } from '@pathshala/admin-kit/forms/switch-field';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import {
  countedAttempt,
  type Gradebook,
  missingRule,
  type readGradebook,
} from '@pathshala/svc-catalog-contract/gradebooks';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { type Column, Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { gradebookPath } from './gradebook-path.ts';
import { texts } from './texts.ts';
import { sharesOf, useWeightsForm, weightedKinds, type WeightsValues } from './use-weights-form.ts';

/** The weights of exams and assignments, what counts, and whether students see their own marks. */
export function WeightsForm({ courseId }: { readonly courseId: string }): ReactNode {
  const query = useApiQuery<typeof readGradebook>(gradebookPath, { params: { courseId } });
  return (
    <QueryStates query={useFreshQuery(query)}>
      {(gradebook: Gradebook) => <Weights gradebook={gradebook} />}
    </QueryStates>
  );
}

function Weights({ gradebook: loaded }: { readonly gradebook: Gradebook }): ReactNode {
  const translate = useText();
  const [gradebook] = useState(loaded);
  const form = useWeightsForm(gradebook);
  return (
    <AdminForm form={form}>
      <p>{translate(texts.weightsLead)}</p>
      <FormColumns>
        {weightedKinds.map((kind) => (
          <NumberField<WeightsValues>
            key={kind}
            name={`kindWeights.${kind}`}
            label={translate(texts.kindWeight[kind])}
          />
        ))}
        <ChoiceField<WeightsValues>
          name="missing"
          label={translate(texts.missingRule)}
          help={translate(texts.missingHelp)}
          choices={missingRule.options.map((value) => ({ value, label: translate(texts.missing[value]) }))}
        />
        <ChoiceField<WeightsValues>
          name="counted"
          label={translate(texts.countedRule)}
          choices={countedAttempt.options.map((value) => ({ value, label: translate(texts.counted[value]) }))}
        />
      </FormColumns>
      <SwitchField<WeightsValues>
        name="isReleased"
        label={translate(texts.release)}
        help={translate(texts.releaseHelp)}
      />
      {gradebook.items.length === 0 ? (
        <p>{translate(texts.noItems)}</p>
      ) : (
        <ItemWeights gradebook={gradebook} control={form.methods.control} />
      )}
      <SaveBar />
    </AdminForm>
  );
}

interface ItemWeightsProps {
  readonly gradebook: Gradebook;
  readonly control: Control<WeightsValues>;
}

type Row = Gradebook['items'][number] & { readonly at: number };

function ItemWeights({ gradebook: { items }, control }: ItemWeightsProps): ReactNode {
  const translate = useText();
  return (
    <Table
      caption={translate(texts.weights)}
      columns={useWeightColumns(items, control)}
      rows={items.map((item, at) => ({ ...item, at }))}
      keyOf={({ itemId }) => itemId}
      onPhone="cards"
    />
  );
}

function useWeightColumns(items: Gradebook['items'], control: Control<WeightsValues>): Column<Row>[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const weightField = ({ at, title }: Row): ReactNode => (
    <NumberField<WeightsValues>
      name={`weights.${at}.weight`}
      label={translate(texts.weightOf, { title: inLanguage(title) })}
      isOptional
    />
  );
  const shareOf = ({ at }: Row): ReactNode => <Share items={items} at={at} control={control} />;
  return [
    { id: 'title', title: translate(commonTexts.title), cell: ({ title }) => inLanguage(title) },
    { id: 'kind', title: translate(commonTexts.type), cell: ({ kind }) => translate(texts.kinds[kind]) },
    { id: 'weight', title: translate(texts.weight), cell: weightField },
    { id: 'share', title: translate(texts.share), cell: shareOf },
  ];
}

interface ShareProps {
  readonly items: Gradebook['items'];
  readonly at: number;
  readonly control: Control<WeightsValues>;
}

function Share({ items, at, control }: ShareProps): ReactNode {
  const { percent } = useFormat();
  const kindWeights = useWatch({ control, name: 'kindWeights' });
  const weights = useWatch({ control, name: 'weights' });
  const shares = sharesOf(
    items.map(({ kind }) => kind),
    { kindWeights, weights },
  );
  return <output>{percent(shares[at] ?? 0)}</output>;
}
