import { splitPaisa } from '@pathshala/rules/money';

/** A part of the price, and the day in Asia/Dhaka (`2026-01-31`) by which it is to be paid. */
export interface Instalment {
  readonly dueOn: string;
  readonly amountPaisa: number;
}

/** An instalment less its share of the discounts, and what is paid of it. */
export interface Due extends Instalment {
  readonly paidPaisa: number;
}

/** The price of a course for a student, less discounts and payments. */
export interface Owed {
  readonly schedule: readonly Instalment[];
  readonly discountPaisa: number;
  /** Payments less refunds. */
  readonly paidPaisa: number;
}

export function sumOf(schedule: readonly Pick<Instalment, 'amountPaisa'>[]): number {
  return schedule.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0);
}

/** Discounts are spread over all instalments by their amounts; payments fill the earliest first. */
export function duesOf({ schedule, discountPaisa, paidPaisa }: Owed): readonly Due[] {
  const sorted = schedule.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  const shares = splitPaisa(
    discountPaisa,
    sorted.map(({ amountPaisa }) => amountPaisa),
  );
  let left = paidPaisa;
  return sorted.map(({ dueOn, amountPaisa }, at) => {
    const owed = amountPaisa - (shares[at] ?? 0);
    const paid = Math.min(owed, left);
    left -= paid;
    return { dueOn, amountPaisa: owed, paidPaisa: paid };
  });
}

/** The day of the earliest due that is not fully paid; null when everything is paid. */
export function oldestDueOn(dues: readonly Due[]): string | null {
  return dues.find(({ amountPaisa, paidPaisa }) => paidPaisa < amountPaisa)?.dueOn ?? null;
}

/** The amount that is to be paid by the end of the day, and is not. */
export function dueBy(dues: readonly Due[], day: string): number {
  return dues
    .filter(({ dueOn }) => dueOn <= day)
    .reduce((sum, { amountPaisa, paidPaisa }) => sum + amountPaisa - paidPaisa, 0);
}

/** The amount that enrols, or is to be paid next: what is due by the day, or the next due where nothing is. */
export function payableOn(dues: readonly Due[], day: string): number {
  const unpaid = dues.filter((due) => due.paidPaisa < due.amountPaisa);
  const payable = unpaid.filter(({ dueOn }, at) => at === 0 || dueOn <= day);
  return payable.reduce((sum, { amountPaisa, paidPaisa }) => sum + amountPaisa - paidPaisa, 0);
}

/** Takes an amount off the end of a schedule: what falls due last is dropped first. */
export function dropLast(schedule: readonly Instalment[], amountPaisa: number): readonly Instalment[] {
  let left = amountPaisa;
  const rest = schedule.toReversed().map(({ dueOn, amountPaisa: amount }) => {
    const dropped = Math.min(amount, left);
    left -= dropped;
    return { dueOn, amountPaisa: amount - dropped };
  });
  return rest.filter(({ amountPaisa: amount }) => amount > 0).toReversed();
}

/** Takes an amount off the beginning of a schedule. */
export function dropFirst(schedule: readonly Instalment[], amountPaisa: number): readonly Instalment[] {
  return dropLast(schedule.toReversed(), amountPaisa).toReversed();
}
