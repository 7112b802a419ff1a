import { type Editor, firstEditMark, nextEditMark } from '@pathshala/back-office/edit-mark';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { paisaOf } from '@pathshala/rules/money';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { CourseLookup } from '../../enrolments/index.ts';
import type { PricePlans } from '../../ledger/index.ts';
import { type Plan, planOfFee, type PriceList, requireSoundPlans, scheduleOf } from '../domain/plan.ts';
import type { FeeSettings } from '../ports.ts';

interface PriceListsDependencies {
  readonly settings: Pick<FeeSettings, 'priceLists'>;
  readonly courses: CourseLookup;
  readonly now: () => number;
  readonly newId: () => string;
}

/** The first plan of a course is that of a new enrolment. */
export function createPricePlans({ settings }: Pick<PriceListsDependencies, 'settings'>): PricePlans {
  return {
    async planOf(courseId, feePaisa) {
      const list = await settings.priceLists.find(courseId);
      const plan = list?.plans[0] ?? planOfFee(feePaisa);
      const { planId, planName } = plan;
      return {
        planId,
        planName,
        scheduleFrom: (day) => (plan.pricePaisa === 0 ? [] : scheduleOf(plan, day)),
      };
    },
  };
}

export interface CoursePrices {
  readonly courseId: string;
  readonly courseName: string;
  readonly coursePricePaisa: number;
  readonly list: Awaited<ReturnType<FeeSettings['priceLists']['find']>>;
}

export function readPriceList({ settings, courses }: Pick<PriceListsDependencies, 'settings' | 'courses'>) {
  return async (courseId: string): Promise<CoursePrices> => {
    const [course, list] = await Promise.all([courses.find(courseId), settings.priceLists.find(courseId)]);
    if (course === null) throw new DomainError('not-found', 'catalog.course-not-found');
    const { courseName, fee } = course;
    return { courseId, courseName, coursePricePaisa: paisaOf(fee), list };
  };
}

interface ReplaceCommand {
  readonly courseId: string;
  readonly plans: readonly (Omit<Plan, 'planId'> & { readonly planId?: string | undefined })[];
  readonly rev: number | undefined;
  readonly editor: Editor;
}

/** Throws `invalid` for instalments that do not add up to their price. */
export function replacePriceList({ settings, courses, now, newId }: PriceListsDependencies) {
  const read = readPriceList({ settings, courses });
  return async ({ courseId, plans: drafts, rev, editor }: ReplaceCommand): Promise<CoursePrices> => {
    const known = await read(courseId);
    const plans = drafts.map((plan) => ({ ...plan, planId: plan.planId ?? newId() }) as Plan);
    requireSoundPlans(plans);
    const at = new Date(now()).toISOString();
    const list: PriceList = { _id: courseId, plans };
    const isFirst =
      known.list === null &&
      (await isInserted(settings.priceLists.insert({ ...list, ...firstEditMark(editor, at) })));
    if (!isFirst) {
      await settings.priceLists.update(courseId, (stored) => ({
        state: { ...stored, ...list, ...nextEditMark(stored, editor, { rev, now: at }) },
      }));
    }
    return read(courseId);
  };
}
