import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { GrantDiscount, Ledger, RequireAccount } from '../ports.ts';
import { accountIdOf, entryIdOf } from './ledger-ids.ts';
import type { PostEntry } from './record-payment.ts';

interface GrantDiscountDependencies {
  readonly ledger: Pick<Ledger, 'find'>;
  readonly requireAccount: RequireAccount;
  readonly post: PostEntry;
}

/** Reduces what a student owes. A percentage is of the price, rounded to whole paisa; never more than what is left of it. */
export function grantDiscount({ ledger, requireAccount, post }: GrantDiscountDependencies): GrantDiscount {
  return async (discount) => {
    const { key, studentId, courseId, percent, amountPaisa, reference, note, byId } = discount;
    const isCapped = percent !== null || discount.isCapped === true;
    const known = await ledger.find(entryIdOf(`discount:${key}`));
    if (known !== null) {
      if (known.accountId === accountIdOf(studentId, courseId)) return known;
      throw new DomainError('conflict', 'catalog.ledger.key-used');
    }
    const account = await requireAccount(studentId, courseId);
    const left = account.chargedPaisa - account.discountPaisa;
    const wanted = percent === null ? (amountPaisa ?? 0) : Math.round((account.chargedPaisa * percent) / 100);
    const granted = isCapped ? Math.min(wanted, left) : wanted;
    if (granted <= 0) throw new DomainError('conflict', 'catalog.ledger.nothing-to-discount');
    const posting = { kind: 'discount', corrects: null, amountPaisa: granted, method: null } as const;
    const details = { reference, note, byId };
    return post({ accountId: account._id, key: `discount:${key}`, posting: { ...posting, ...details } });
  };
}
