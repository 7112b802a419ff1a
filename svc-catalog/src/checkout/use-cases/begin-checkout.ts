import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { CouponReservations } from '../../coupons/index.ts';
import type { Caller, CourseLookup, EnrollableCourse, EnrolmentStatuses } from '../../enrolments/index.ts';
import { duesOf, type OwedFor, payableOn } from '../../ledger/index.ts';
import { beginCheckout as begin, type ProviderName } from '../domain/checkout.ts';
import type { PaymentProviders } from '../ports.ts';
import { type OpenCheckout, requireProvider } from './open-checkout.ts';

interface BeginCheckoutDependencies {
  readonly courses: CourseLookup;
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly owedFor: OwedFor;
  readonly couponReservations: Pick<CouponReservations, 'reserve'>;
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
  /** The code that the student typed. */
  readonly coupon?: string | undefined;
  readonly caller: Payer;
}

type PriceDependencies = Pick<BeginCheckoutDependencies, 'owedFor' | 'now'>;

/** The sum that is due by today, or the next instalment where nothing is. */
async function amountOf(
  { owedFor, now }: PriceDependencies,
  course: EnrollableCourse,
  studentId: string,
): Promise<number> {
  return payableOn(duesOf(await owedFor(studentId, course)), dhakaDayOf(now()));
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
  const { courses, enrolmentStatuses, couponReservations, providers, open, now, newId } = deps;

  async function requireCourse({ courseId, courseKind, caller }: BeginCheckoutCommand) {
    const course = await courses.find(courseId);
    if (course?.courseKind !== courseKind) throw new DomainError('not-found', 'catalog.course-not-found');
    const { isEnrolled } = await enrolmentStatuses.one(caller, courseId);
    if (isEnrolled) throw new DomainError('conflict', 'catalog.already-enrolled');
    if (!course.isOpen) throw new DomainError('gone', 'catalog.enrolment-closed');
    return course;
  }

  async function price(course: EnrollableCourse, { coupon: code, caller }: BeginCheckoutCommand) {
    if (code === undefined) return { amountPaisa: await amountOf(deps, course, caller.userId) };
    const { coupon, price: reduced } = await couponReservations.reserve(caller.userId, course, code);
    return { amountPaisa: reduced.nowPaisa, coupon };
  }

  return async (command: BeginCheckoutCommand): Promise<{ checkoutId: string; payUrl: string }> => {
    const { caller } = command;
    const course = await requireCourse(command);
    const provider = requireProvider(providers, command.provider);
    const { amountPaisa, coupon } = await price(course, command);
    if (amountPaisa <= 0) throw new DomainError('conflict', 'catalog.claim-free');
    const student = { id: caller.userId, name: caller.name };
    const order = { purpose: 'enrolment', coupon, provider: provider.name, amountPaisa, student } as const;
    const checkout = begin(course, { checkoutId: newId(), ...order, now: now() });
    return open(provider, checkout, caller.email);
  };
}
