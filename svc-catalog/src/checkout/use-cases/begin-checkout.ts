import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { paisaOf } from '@pathshala/rules/money';
import type { Caller, CourseLookup, EnrollableCourse, EnrolmentStatuses } from '../../enrolments/index.ts';
import { duesOf, type FeeAccounts, type PricePlans } from '../../ledger/index.ts';
import { beginCheckout as begin, type ProviderName } from '../domain/checkout.ts';
import type { PaymentProviders } from '../ports.ts';
import { type OpenCheckout, requireProvider } from './open-checkout.ts';

interface BeginCheckoutDependencies {
  readonly courses: CourseLookup;
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly plans: PricePlans;
  readonly accounts: Pick<FeeAccounts, 'ofStudent'>;
  readonly providers: PaymentProviders;
  readonly open: OpenCheckout;
  readonly now: () => number;
  readonly newId: () => string;
}

export type Payer = Caller & { readonly userId: string; readonly name: string; readonly email: string };

interface BeginCheckoutCommand {
  readonly courseId: string;
  readonly courseKind: EnrollableCourse['courseKind'];
  readonly provider: ProviderName;
  readonly caller: Payer;
}

type PriceDependencies = Pick<BeginCheckoutDependencies, 'plans' | 'accounts' | 'now'>;

/** The dues of who has an account without being enrolled, such as by a coupon; else those of who enrols today. */
async function duesBefore(
  { plans, accounts, now }: PriceDependencies,
  { courseId, fee }: EnrollableCourse,
  studentId: string,
) {
  const known = (await accounts.ofStudent(studentId)).find((account) => account.courseId === courseId);
  if (known !== undefined && !known.isEnded && known.chargedPaisa > 0) return duesOf(known);
  const plan = await plans.planOf(courseId, paisaOf(fee));
  return plan.scheduleFrom(dhakaDayOf(now())).map((instalment) => ({ ...instalment, paidPaisa: 0 }));
}

/** The sum that is due by today, or the next instalment where nothing is. */
async function amountOf(
  deps: PriceDependencies,
  course: EnrollableCourse,
  studentId: string,
): Promise<number> {
  const today = dhakaDayOf(deps.now());
  const dues = await duesBefore(deps, course, studentId);
  const unpaid = dues.filter((due) => due.paidPaisa < due.amountPaisa);
  const payable = unpaid.filter(({ dueOn }, at) => at === 0 || dueOn <= today);
  return payable.reduce((sum, { amountPaisa, paidPaisa }) => sum + amountPaisa - paidPaisa, 0);
}

export function readOffer(
  deps: PriceDependencies & Pick<BeginCheckoutDependencies, 'courses' | 'providers'>,
) {
  return async (courseId: string, studentId: string) => {
    const course = await deps.courses.find(courseId);
    if (course === null) throw new DomainError('not-found', 'catalog.course-not-found');
    const amountPaisa = await amountOf(deps, course, studentId);
    return { amountPaisa, providers: amountPaisa > 0 ? [...deps.providers.keys()] : [] };
  };
}

/** Stores the checkout, then asks the provider for its page. Rejects in the order of a payment claim. */
export function beginCheckout(deps: BeginCheckoutDependencies) {
  const { courses, enrolmentStatuses, providers, open, now, newId } = deps;

  async function requireCourse({ courseId, courseKind, caller }: BeginCheckoutCommand) {
    const course = await courses.find(courseId);
    if (course?.courseKind !== courseKind) throw new DomainError('not-found', 'catalog.course-not-found');
    const { isEnrolled } = await enrolmentStatuses.one(caller, courseId);
    if (isEnrolled) throw new DomainError('conflict', 'catalog.already-enrolled');
    if (!course.isOpen) throw new DomainError('gone', 'catalog.enrolment-closed');
    return course;
  }

  return async (command: BeginCheckoutCommand): Promise<{ checkoutId: string; payUrl: string }> => {
    const { caller } = command;
    const course = await requireCourse(command);
    const provider = requireProvider(providers, command.provider);
    const amountPaisa = await amountOf(deps, course, caller.userId);
    if (amountPaisa <= 0) throw new DomainError('conflict', 'catalog.claim-free');
    const student = { id: caller.userId, name: caller.name };
    const order = { purpose: 'enrolment', provider: provider.name, amountPaisa, student } as const;
    const checkout = begin(course, { checkoutId: newId(), ...order, now: now() });
    return open(provider, checkout, caller.email);
  };
}
