export type { CouponPrice } from './domain/coupon.ts';
export type { CouponReservations, ReservedCoupon } from './ports.ts';
