import type { EditMark } from '@pathshala/back-office/edit-mark';
import type { Coupon, CouponTerms, CouponUse } from './domain/coupon.ts';

interface CouponsQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  readonly q?: string | undefined;
}

export type StoredCoupon = Coupon & EditMark;

export interface Coupons {
  find(code: string): Promise<StoredCoupon | null>;
  list(query: CouponsQuery): Promise<{ readonly items: readonly StoredCoupon[]; readonly total: number }>;
  /** False: the code is taken. */
  insert(coupon: StoredCoupon): Promise<boolean>;
  /** False: it was changed since it was read. */
  replace(read: StoredCoupon, change: CouponTerms & EditMark): Promise<boolean>;
  /** Counts a use below the limit, once: true also for one that is counted and not finished. */
  count(code: string, useId: string): Promise<boolean>;
  /** The use is finished: it stays counted. */
  finish(code: string, useId: string): Promise<void>;
  /** The use came to nothing: it is not counted any more. */
  uncount(code: string, useId: string): Promise<void>;
  forgetEditor(userId: string): Promise<void>;
}

export interface CouponUses {
  /** The use with this id, which is stored if there is none. */
  hold(use: CouponUse): Promise<CouponUse>;
  find(id: string): Promise<CouponUse | null>;
  finish(id: string): Promise<void>;
  release(id: string): Promise<void>;
  due(now: number, limit: number): Promise<readonly CouponUse[]>;
}
