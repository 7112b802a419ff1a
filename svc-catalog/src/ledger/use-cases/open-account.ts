import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { paisaOf } from '@pathshala/rules/money';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { CourseLookup, Students } from '../../enrolments/index.ts';
import { charge, end, type FeeAccount, openAccount } from '../domain/account.ts';
import { sumOf } from '../domain/dues.ts';
import type { Posting } from '../domain/entry.ts';
import type { ChargedCourse, FeeAccounts, FindBatch, PricePlans, RequireAccount } from '../ports.ts';
import { accessEvents } from './access-events.ts';
import { accountIdOf, entryIdOf } from './ledger-ids.ts';
import type { WritePostings } from './post-entry.ts';

interface OpenAccountDependencies {
  readonly accounts: Pick<FeeAccounts, 'find' | 'insert' | 'update'>;
  readonly courses: CourseLookup;
  readonly students: Pick<Students, 'exists'>;
  readonly plans: PricePlans;
  readonly findBatch: FindBatch;
  readonly write: WritePostings;
  readonly now: () => number;
}

interface Enrolled {
  readonly studentId: string;
  readonly version: number;
  /** ISO 8601. */
  readonly enrolledAt: string;
  /** Opens an account also where nothing is charged. */
  readonly isPaying?: boolean;
}

function systemPosting(key: string, at: number): Omit<Posting, 'kind' | 'corrects' | 'amountPaisa'> {
  return {
    _id: entryIdOf(key),
    method: null,
    reference: '',
    note: '',
    byId: null,
    at: new Date(at).toISOString(),
    day: dhakaDayOf(at),
    movedOn: null,
    reversalOf: null,
  };
}

/** Charges an enrolment by the plan of its course. A course that is free opens no account. A repeat changes nothing. */
export function chargeEnrolment({ accounts, plans, findBatch, write, now }: OpenAccountDependencies) {
  async function taughtIn(studentId: string, { courseId, teacher }: ChargedCourse) {
    const batch = await findBatch(studentId, courseId);
    if (batch === null) return { batchId: null, teacher };
    return { batchId: batch.batchId, teacher: batch.teacher === '' ? teacher : batch.teacher };
  }

  return async (
    { studentId, version, enrolledAt, isPaying = false }: Enrolled,
    course: ChargedCourse,
  ): Promise<FeeAccount | null> => {
    const { courseId, courseKind, courseName, fee } = course;
    const _id = accountIdOf(studentId, courseId);
    const plan = await plans.planOf(courseId, paisaOf(fee));
    const schedule = plan.scheduleFrom(dhakaDayOf(Date.parse(enrolledAt)));
    const posting = systemPosting(`charge:${_id}:${version}`, now());
    const order = {
      version,
      plan: { planId: plan.planId, planName: plan.planName },
      schedule,
      posting: { ...posting, kind: 'charge', corrects: null, amountPaisa: sumOf(schedule) },
    } as const;
    const taught = await taughtIn(studentId, course);
    const place = { studentId, courseId, courseKind, courseName, ...taught };
    const opened = charge(openAccount(_id, place, posting.at), order, now());
    const known = await accounts.find(_id);
    if (known === null) {
      if (opened === null || (sumOf(schedule) === 0 && !isPaying)) return null;
      if (await isInserted(accounts.insert(opened))) {
        await write(opened);
        return opened;
      }
    }
    const charged = await accounts.update(_id, (stored) => {
      const state = charge(stored, order, now());
      return state && { state };
    });
    if (charged.postings.length > 0) await write(charged);
    return charged;
  };
}

export type ChargeEnrolment = ReturnType<typeof chargeEnrolment>;

/** The part of the price that falls due after the end of an enrolment is not owed any more. */
export function endAccount({ accounts, write, now }: OpenAccountDependencies) {
  return async (studentId: string, courseId: string, version: number): Promise<void> => {
    const _id = accountIdOf(studentId, courseId);
    if ((await accounts.find(_id)) === null) return;
    const posting = systemPosting(`end:${_id}:${version}`, now());
    const ended = await accounts.update(_id, (stored) => {
      const correction = { ...posting, kind: 'correction', corrects: 'charge', amountPaisa: 0 } as const;
      const state = end(stored, { version, posting: correction }, now());
      return state && { state, events: accessEvents(stored, state) };
    });
    if (ended.postings.length > 0) await write(ended);
  };
}

/** The account of a student in a course; a payment before the enrolment opens it. Throws `not-found` for an unknown one. */
export function requireAccount(
  deps: OpenAccountDependencies & { readonly charge: ChargeEnrolment },
): RequireAccount {
  const { accounts, courses, students, now } = deps;
  async function checkedCourse(studentId: string, courseId: string): Promise<ChargedCourse> {
    const course = await courses.find(courseId);
    if (course === null) throw new DomainError('not-found', 'catalog.course-not-found');
    if (await students.exists(studentId)) return course;
    throw new DomainError('not-found', 'catalog.student-not-found');
  }

  /** Opens an account for money that is paid back. A later enrolment charges it like every account. */
  async function uncharged(studentId: string, course: ChargedCourse, openedAt: string): Promise<FeeAccount> {
    const { courseId, courseKind, courseName, teacher } = course;
    const _id = accountIdOf(studentId, courseId);
    const place = { studentId, courseId, courseKind, courseName, batchId: null, teacher };
    const opened = openAccount(_id, place, openedAt);
    return (await isInserted(accounts.insert(opened))) ? opened : ((await accounts.find(_id)) ?? opened);
  }

  return async (studentId, courseId, checked) => {
    const known = await accounts.find(accountIdOf(studentId, courseId));
    if (known !== null) return known;
    const course = checked ?? (await checkedCourse(studentId, courseId));
    const enrolledAt = new Date(now()).toISOString();
    if (checked?.isUncharged === true) return uncharged(studentId, course, enrolledAt);
    const isPaying = checked !== undefined;
    const opened = await deps.charge({ studentId, version: 1, enrolledAt, isPaying }, course);
    if (opened === null) throw new DomainError('conflict', 'catalog.ledger.free-course');
    return opened;
  };
}

/** Removes nothing from the ledger, which names no person: a deleted account of a student only owes nothing any more. */
export function closeAccounts({
  accounts,
}: {
  readonly accounts: Pick<FeeAccounts, 'ofStudent' | 'update'>;
}) {
  return async (studentId: string): Promise<void> => {
    for (const { _id } of await accounts.ofStudent(studentId)) {
      await accounts.update(_id, (stored) =>
        stored.isEnded
          ? null
          : { state: { ...stored, isEnded: true, oldestDueOn: null, remindOn: null, balancePaisa: 0 } },
      );
    }
  };
}
