import { type Editor, firstEditMark, nextEditMark } from '@pathshala/back-office/edit-mark';
import { type CouponTerms, refusal, requireCode, requireTerms } from '../domain/coupon.ts';
import type { Coupons, StoredCoupon } from '../ports.ts';

interface AuthorCouponsDependencies {
  readonly coupons: Coupons;
  readonly now: () => number;
}

export function readCoupon({ coupons }: Pick<AuthorCouponsDependencies, 'coupons'>) {
  return async (code: string): Promise<StoredCoupon> => {
    const coupon = await coupons.find(code);
    if (coupon === null) throw refusal('not-found', 'catalog.coupon.not-found');
    return coupon;
  };
}

export function createCoupon({ coupons, now }: AuthorCouponsDependencies) {
  return async (typed: string, terms: CouponTerms, editor: Editor): Promise<StoredCoupon> => {
    const _id = requireCode(typed);
    const createdAt = new Date(now()).toISOString();
    const counts = { used: 0, open: [], createdAt };
    const coupon = { _id, ...requireTerms(terms, 0), ...counts, ...firstEditMark(editor, createdAt) };
    if (!(await coupons.insert(coupon))) throw refusal('conflict', 'catalog.coupon.taken');
    return coupon;
  };
}

interface ReplaceCommand {
  readonly terms: CouponTerms;
  readonly rev: number | undefined;
  readonly editor: Editor;
}

export function replaceCoupon({ coupons, now }: AuthorCouponsDependencies) {
  const read = readCoupon({ coupons });
  return async (code: string, { terms, rev, editor }: ReplaceCommand): Promise<StoredCoupon> => {
    for (;;) {
      const stored = await read(code);
      const mark = nextEditMark(stored, editor, { rev, now: new Date(now()).toISOString() });
      if (await coupons.replace(stored, { ...requireTerms(terms, stored.used), ...mark })) {
        return read(code);
      }
    }
  };
}
