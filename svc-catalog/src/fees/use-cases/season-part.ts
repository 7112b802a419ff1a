import { firstEditMark } from '@pathshala/back-office/edit-mark';
import { movedDate } from '@pathshala/rules/moved-dates';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import { type SeasonPart, seasonDates } from '../../copies/index.ts';
import type { Plan } from '../domain/plan.ts';
import type { FeeSettings } from '../ports.ts';

interface SeasonPartDependencies {
  readonly settings: Pick<FeeSettings, 'priceLists'>;
}

function moved(plan: Plan, days: number): Plan {
  if (plan.kind !== 'instalments') return plan;
  const instalments = plan.instalments.map(({ dueOn, amountPaisa }) => ({
    dueOn: movedDate(dueOn, days),
    amountPaisa,
  }));
  return { ...plan, instalments };
}

/** The price plans of a course, for its copy. Plans without dates follow each enrolment. */
export function createSeasonPart({ settings }: SeasonPartDependencies): SeasonPart {
  return {
    kind: 'fee',
    async dates(courseId) {
      const list = await settings.priceLists.find(courseId);
      return (list?.plans ?? []).flatMap((plan) =>
        plan.kind === 'instalments'
          ? plan.instalments.flatMap(({ dueOn: due }) =>
              seasonDates({ kind: 'fee', title: plan.planName }, { due }),
            )
          : [],
      );
    },
    async copy({ _id, fromCourseId, days, copiedAt, ...by }) {
      const list = await settings.priceLists.find(fromCourseId);
      if (list === null) return new Map();
      const plans = list.plans.map((plan) => ({
        ...moved(plan, days),
        planId: derivedId('plan', _id, plan.planId),
      }));
      const mark = firstEditMark({ id: by.editorId, name: by.editorName }, copiedAt);
      await isInserted(settings.priceLists.insert({ _id, plans, ...mark }));
      return new Map();
    },
  };
}
