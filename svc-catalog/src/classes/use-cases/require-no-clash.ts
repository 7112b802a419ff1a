import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type ClashKind, clashesOf, type Slot } from '../domain/clash.ts';
import type { Classes } from '../ports.ts';

const fieldOf: Readonly<Record<ClashKind, string>> = {
  teacher: 'teacher',
  room: 'room',
  students: 'batchId',
};

interface ClashOptions {
  /** True: the administrator has seen the clash and wants it. */
  readonly isConfirmed: boolean;
  /** The classes that are about to change themselves. */
  readonly without?: ReadonlySet<string>;
}

/** Throws `conflict` with the class that has the teacher, the room or the students at that time already. */
export function requireNoClash({ classes }: { readonly classes: Pick<Classes, 'takenBeside'> }) {
  return async (slots: readonly Slot[], { isConfirmed, without }: ClashOptions): Promise<void> => {
    if (isConfirmed || slots.length === 0) return;
    const taken = await classes.takenBeside(slots);
    const clashes = clashesOf(
      slots,
      taken.filter(({ _id }) => without?.has(_id) !== true),
    );
    const [first] = clashes;
    if (first === undefined) return;
    const paramsOf = ({ title, startsAt }: Slot) => ({ title, time: new Date(startsAt) });
    throw new DomainError('conflict', 'catalog.class.clash', {
      params: paramsOf(first.other),
      fields: Object.fromEntries(
        clashes.map(({ kind, other }) => [
          fieldOf[kind],
          { code: `catalog.class.clash-${kind}`, params: paramsOf(other) },
        ]),
      ),
    });
  };
}

export type RequireNoClash = ReturnType<typeof requireNoClash>;
