import { Button, Paper } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { SaveBar } from '@pathshala/admin-kit/forms/save-bar';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { PriceList, readPriceList } from '@pathshala/svc-catalog-contract/fees';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { type ReactNode, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { CourseChoice } from '../../courses/course-choice.tsx';
import { PlanFields } from './plan-fields.tsx';
import { texts } from './texts.ts';
import { newPlan, usePlansForm } from './use-plans-form.ts';

/** /boss/fees/plans?courseId=…: the price plans of a course (FEE-01). */
export function PlansPage(): ReactNode {
  const translate = useText();
  const [params, setParams] = useQueryParams();
  const courseId = params.get('courseId') ?? '';
  return (
    <AdminPage
      title={translate(texts.plansTitle)}
      lead={translate(texts.plansLead)}
      breadcrumbs={[{ text: translate(texts.duesTitle), to: '/boss/fees' }]}
    >
      <CourseChoice value="" onChange={(id) => id !== '' && setParams({ courseId: id })} />
      {courseId !== '' && <CoursePlans key={courseId} courseId={courseId} />}
    </AdminPage>
  );
}

function CoursePlans({ courseId }: { readonly courseId: string }): ReactNode {
  const query = useApiQuery<typeof readPriceList>('/courses/fees/plans/{courseId}', { params: { courseId } });
  return (
    <QueryStates query={useFreshQuery(query)}>{(list: PriceList) => <PlansForm list={list} />}</QueryStates>
  );
}

function PlansForm({ list: loaded }: { readonly list: PriceList }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const [list] = useState(loaded);
  const form = usePlansForm(list);
  const { control } = form.methods;
  const { fields, append, remove } = useFieldArray({ control, name: 'plans' });
  return (
    <>
      <h2>{inLanguage(list.courseName)}</h2>
      <p>{translate(texts.coursePrice, { amount: format.paisa(list.coursePricePaisa) })}</p>
      <AdminForm form={form}>
        {fields.length === 0 && <p>{translate(texts.noPlans)}</p>}
        {fields.map((field, at) => (
          <Paper key={field.id} withBorder p="md" mb="md">
            <PlanFields control={control} at={at} />
            <Button variant="subtle" color="red" mt="sm" onClick={() => remove(at)}>
              {translate(texts.removePlan)}
            </Button>
          </Paper>
        ))}
        <Button variant="default" onClick={() => append(newPlan('', list.coursePricePaisa))}>
          {translate(texts.addPlan)}
        </Button>
        <SaveBar />
      </AdminForm>
    </>
  );
}
