import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { paisaOf } from '@pathshala/rules/money';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { Caller, CourseLookup, EnrollableCourse, EnrolmentStatuses } from '../../enrolments/index.ts';
import { duesOf, type FeeAccounts, type PricePlans } from '../../ledger/index.ts';
import {
  beginCheckout as begin,
  type Checkout,
  freeKeyOf,
  moved,
  type ProviderName,
} from '../domain/checkout.ts';
import { applyFailed } from '../domain/findings.ts';
import type {
  Checkouts,
  NoticeTokens,
  PaymentProvider,
  PaymentProviders,
  ProviderSession,
} from '../ports.ts';

interface BeginCheckoutDependencies {
  readonly checkouts: Checkouts;
  readonly courses: CourseLookup;
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly plans: PricePlans;
  readonly accounts: Pick<FeeAccounts, 'ofStudent'>;
  readonly providers: PaymentProviders;
  readonly tokens: NoticeTokens;
  readonly publicUrl: string;
  readonly now: () => number;
  readonly newId: () => string;
}

interface BeginCheckoutCommand {
  readonly courseId: string;
  readonly courseKind: EnrollableCourse['courseKind'];
  readonly provider: ProviderName;
  readonly caller: Caller & { readonly userId: string; readonly name: string; readonly email: string };
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

/** Milliseconds within which the same order leads back to the same page of the provider. */
const sameOrderMs = 600_000;

type OpenDependencies = Pick<BeginCheckoutDependencies, 'checkouts' | 'tokens' | 'publicUrl' | 'now'>;

/** Asks the provider for its page; without an answer the checkout has failed. */
function openSession({ checkouts, tokens, publicUrl, now }: OpenDependencies) {
  return async (provider: PaymentProvider, checkout: Checkout, email: string): Promise<ProviderSession> => {
    const { _id, amountPaisa, courseName, studentId, studentName } = checkout;
    const api = `${publicUrl}/api/courses/checkouts/${_id}`;
    try {
      return await provider.create({
        checkoutId: _id,
        amountPaisa,
        courseName,
        payer: { id: studentId, name: studentName, email },
        pageUrl: `${publicUrl}/payments/${_id}`,
        returnUrl: `${api}/return`,
        noticeUrl: `${api}/notices?token=${tokens.issue(_id)}`,
      });
    } catch {
      await checkouts.update(_id, (stored) => {
        const state = applyFailed(stored, 'unavailable', now());
        return state && { state };
      });
      throw new DomainError('unavailable', 'catalog.checkout.unavailable', { retryAfterSeconds: 60 });
    }
  };
}

/** Stores the checkout, then asks the provider for its page. Rejects in the order of a payment claim. */
export function beginCheckout(deps: BeginCheckoutDependencies) {
  const { checkouts, courses, enrolmentStatuses, providers, now, newId } = deps;
  const openAt = openSession(deps);

  async function requireCourse({ courseId, courseKind, caller }: BeginCheckoutCommand) {
    const course = await courses.find(courseId);
    if (course?.courseKind !== courseKind) throw new DomainError('not-found', 'catalog.course-not-found');
    const { isEnrolled } = await enrolmentStatuses.one(caller, courseId);
    if (isEnrolled) throw new DomainError('conflict', 'catalog.already-enrolled');
    if (!course.isOpen) throw new DomainError('gone', 'catalog.enrolment-closed');
    return course;
  }

  /** Null: the open key is free now. Throws `conflict` while a payment is being processed. */
  async function sameOrder(checkout: Checkout): Promise<Checkout | null> {
    const open = await checkouts.withOpenKey(checkout.openKey);
    if (open === null) return null;
    const { provider, amountPaisa, state, changedAt, settlement } = open;
    const isSame = provider === checkout.provider && amountPaisa === checkout.amountPaisa;
    if (isSame && state === 'pending' && now() - Date.parse(changedAt) < sameOrderMs) return open;
    // The student whom it enrolled is not enrolled any more, as was asked before.
    const isOver = state === 'pending' || (state === 'paid' && settlement === 'enrolled');
    if (!isOver) throw new DomainError('conflict', 'catalog.checkout.open');
    await checkouts.update(open._id, (stored) =>
      stored.state === state ? { state: { ...stored, openKey: freeKeyOf(stored) } } : null,
    );
    return null;
  }

  return async (command: BeginCheckoutCommand): Promise<{ checkoutId: string; payUrl: string }> => {
    const { caller } = command;
    const course = await requireCourse(command);
    const provider = providers.get(command.provider);
    if (provider === undefined) throw new DomainError('conflict', 'catalog.checkout.no-provider');
    const amountPaisa = await amountOf(deps, course, caller.userId);
    if (amountPaisa <= 0) throw new DomainError('conflict', 'catalog.claim-free');
    const student = { id: caller.userId, name: caller.name };
    const beginning = { checkoutId: newId(), provider: provider.name, amountPaisa, student, now: now() };
    const checkout = begin(course, beginning);
    if (!(await isInserted(checkouts.insert(checkout)))) {
      const open = await sameOrder(checkout);
      if (open !== null) return { checkoutId: open._id, payUrl: open.payUrl };
      if (!(await isInserted(checkouts.insert(checkout))))
        throw new DomainError('conflict', 'catalog.checkout.open');
    }
    const session = await openAt(provider, checkout, caller.email);
    const opened = await checkouts.update(checkout._id, (stored) =>
      stored.state === 'created' ? { state: moved(stored, { state: 'pending', ...session }, now()) } : null,
    );
    return { checkoutId: opened._id, payUrl: session.payUrl };
  };
}
