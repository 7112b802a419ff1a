export type { CouponReservations, ReservedCoupon } from './ports.ts';
