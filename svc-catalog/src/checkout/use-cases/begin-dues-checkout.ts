import { DomainError } from '@pathshala/contract-kit/domain-error';
import { takaOf } from '@pathshala/rules/money';
import type { CourseLookup } from '../../enrolments/index.ts';
import { dueBy, duesOf, type FeeAccount, type FeeAccounts } from '../../ledger/index.ts';
import { beginCheckout as begin, type ProviderName } from '../domain/checkout.ts';
import type { PaymentProviders } from '../ports.ts';
import type { Payer } from './begin-checkout.ts';
import { type OpenCheckout, requireProvider } from './open-checkout.ts';

interface BeginDuesCheckoutDependencies {
  readonly courses: CourseLookup;
  readonly accounts: Pick<FeeAccounts, 'ofStudent'>;
  readonly providers: PaymentProviders;
  readonly open: OpenCheckout;
  readonly now: () => number;
  readonly newId: () => string;
}

/** An unpaid due, with all unpaid ones before it: payments fill the earliest first. */
interface PayableDue {
  readonly through: string;
  readonly amountPaisa: number;
}

function requireAccount(accounts: Pick<FeeAccounts, 'ofStudent'>) {
  return async (studentId: string, courseId: string): Promise<FeeAccount> => {
    const account = (await accounts.ofStudent(studentId)).find((one) => one.courseId === courseId);
    if (account === undefined) throw new DomainError('not-found', 'catalog.fees.account-not-found');
    return account;
  };
}

function payableOf(account: FeeAccount): readonly PayableDue[] {
  if (account.isEnded) return [];
  const dues = duesOf(account);
  const days = dues.flatMap(({ dueOn, amountPaisa, paidPaisa }) => (paidPaisa < amountPaisa ? [dueOn] : []));
  return [...new Set(days)].map((through) => ({ through, amountPaisa: dueBy(dues, through) }));
}

export function readDuesOffer({
  accounts,
  providers,
}: Pick<BeginDuesCheckoutDependencies, 'accounts' | 'providers'>) {
  const accountOf = requireAccount(accounts);
  return async (courseId: string, studentId: string) => {
    const items = payableOf(await accountOf(studentId, courseId));
    return { items: [...items], providers: items.length > 0 ? [...providers.keys()] : [] };
  };
}

interface BeginDuesCheckoutCommand {
  readonly courseId: string;
  readonly provider: ProviderName;
  readonly through: string;
  /** The amount that the student saw. */
  readonly amountPaisa: number;
  readonly caller: Payer;
}

/** Begins a payment of everything that is unpaid through a day. */
export function beginDuesCheckout(deps: BeginDuesCheckoutDependencies) {
  const { courses, accounts, providers, open, now, newId } = deps;
  const accountOf = requireAccount(accounts);
  return async (command: BeginDuesCheckoutCommand): Promise<{ checkoutId: string; payUrl: string }> => {
    const { courseId, through, amountPaisa, caller } = command;
    const account = await accountOf(caller.userId, courseId);
    const course = await courses.find(courseId);
    if (course === null) throw new DomainError('not-found', 'catalog.course-not-found');
    const provider = requireProvider(providers, command.provider);
    const due = payableOf(account).findLast((one) => one.through <= through);
    if (due === undefined) throw new DomainError('conflict', 'catalog.fees.nothing-due');
    if (due.amountPaisa !== amountPaisa) {
      const params = { amount: takaOf(due.amountPaisa) };
      throw new DomainError('conflict', 'catalog.checkout.amount-changed', { params });
    }
    const student = { id: caller.userId, name: caller.name };
    const order = { purpose: 'dues', provider: provider.name, amountPaisa, student } as const;
    const checkout = begin(course, { checkoutId: newId(), ...order, now: now() });
    return open(provider, checkout, caller.email);
  };
}
