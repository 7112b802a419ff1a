import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import { type Coupon, type CouponUse, refusal } from '../domain/coupon.ts';
import type { CouponUses } from '../ports.ts';

interface CouponPlacesDependencies {
  readonly uses: Pick<CouponUses, 'hold' | 'find'>;
}

interface Wanted {
  readonly studentId: string;
  readonly courseId: string;
  readonly state: 'held' | 'reserved';
  readonly enrols?: boolean;
  readonly dueAt: number;
}

const placeIdOf = (coupon: Coupon, studentId: string, place: number): string =>
  derivedId('coupon-use', coupon._id, studentId, place);

const used = () => refusal('conflict', 'catalog.coupon.used');

/** Whether a course can use the place; null: it belongs to another course. Throws for a use that is done. */
function isOpenFor(use: CouponUse, courseId: string): boolean {
  if (use.courseId !== courseId) return false;
  if (use.state === 'done') throw used();
  return true;
}

/** Takes the first free place of the student, or the place that this course has. */
export function holdPlace({ uses }: CouponPlacesDependencies) {
  return async (coupon: Coupon, wanted: Wanted): Promise<CouponUse> => {
    for (let place = 0; place < coupon.maxPerStudent; place += 1) {
      const _id = placeIdOf(coupon, wanted.studentId, place);
      const held = await uses.hold({ _id, code: coupon._id, ...wanted });
      if (isOpenFor(held, wanted.courseId)) return held;
    }
    throw used();
  };
}

export type HoldPlace = ReturnType<typeof holdPlace>;

/** Throws unless the student has a place for the course. True: it has one that is counted in the limit of the coupon already. */
export function hasPlace({ uses }: CouponPlacesDependencies) {
  return async (coupon: Coupon, studentId: string, courseId: string): Promise<boolean> => {
    for (let place = 0; place < coupon.maxPerStudent; place += 1) {
      const use = await uses.find(placeIdOf(coupon, studentId, place));
      if (use === null) return false;
      if (isOpenFor(use, courseId)) return coupon.open.includes(use._id);
    }
    throw used();
  };
}

export type HasPlace = ReturnType<typeof hasPlace>;
