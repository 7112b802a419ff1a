import { DomainError } from '@pathshala/contract-kit/domain-error';
import { editorOf } from '@pathshala/back-office/edit-mark';
import { editedView } from '@pathshala/contract-kit/edited';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/coupons';
import { viewEntry } from '../../ledger/http/index.ts';
import { codeOf, type CouponTerms } from '../domain/coupon.ts';
import type { Coupons, StoredCoupon } from '../ports.ts';
import type { createCoupon, readCoupon, replaceCoupon } from '../use-cases/author-coupons.ts';
import type { readQuote } from '../use-cases/quote-coupon.ts';
import type { redeemCoupon } from '../use-cases/redeem-coupon.ts';

interface CouponUseCases {
  readonly listCoupons: Coupons['list'];
  readonly readCoupon: ReturnType<typeof readCoupon>;
  readonly createCoupon: ReturnType<typeof createCoupon>;
  readonly replaceCoupon: ReturnType<typeof replaceCoupon>;
  readonly redeemCoupon: ReturnType<typeof redeemCoupon>;
  readonly quoteCoupon: ReturnType<typeof readQuote>;
}

function termsOf(terms: CouponTerms): CouponTerms {
  const { percent, amountPaisa, maxUses, maxPerStudent, courseIds, endsOn, isActive } = terms;
  return { percent, amountPaisa, maxUses, maxPerStudent, courseIds, endsOn, isActive };
}

function viewCoupon(coupon: StoredCoupon): contract.Coupon {
  const { _id: code, used, courseIds, edited, ...terms } = coupon;
  return {
    _id: code,
    code,
    used,
    ...termsOf({ ...terms, courseIds }),
    courseIds: [...courseIds],
    ...editedView(edited),
  };
}

export function couponRoutes(useCases: CouponUseCases): BoundRoute[] {
  return [
    handle(contract.listCoupons, async ({ query }) => {
      const { items, total } = await useCases.listCoupons(query);
      return { items: items.map(viewCoupon), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.readCoupon, async ({ params }) =>
      viewCoupon(await useCases.readCoupon(codeOf(params.code))),
    ),
    handle(contract.createCoupon, async ({ body, identity }) =>
      viewCoupon(await useCases.createCoupon(body.code, termsOf(body), editorOf(identity))),
    ),
    handle(contract.replaceCoupon, async ({ params, body, identity }) => {
      const command = { terms: termsOf(body), rev: body.rev, editor: editorOf(identity) };
      return viewCoupon(await useCases.replaceCoupon(codeOf(params.code), command));
    }),
    handle(contract.quoteCoupon, ({ body, identity }) => {
      if (identity.userId === null) throw new DomainError('unauthenticated', 'common.unauthenticated');
      return useCases.quoteCoupon({ ...body, studentId: identity.userId });
    }),
    handle(contract.redeemCoupon, async ({ body }) => viewEntry(await useCases.redeemCoupon(body))),
  ];
}
