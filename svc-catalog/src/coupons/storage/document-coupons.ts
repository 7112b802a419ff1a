import { forgetEditor } from '@pathshala/back-office/forget-editor';
import { findPage } from '@pathshala/stores/documents/find-page';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import { type DocumentStore, matchText } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import { codeOf, type CouponUse } from '../domain/coupon.ts';
import type { Coupons, CouponUses, StoredCoupon } from '../ports.ts';

const coupons = 'coupons';
const uses = 'coupon-uses';

const sortFields = { newest: 'createdAt', code: '_id', ends: 'endsOn', used: 'used' };

export const couponIndexes = [
  { collection: coupons, keys: { createdAt: 1, _id: 1 } },
  { collection: coupons, keys: { endsOn: 1, _id: 1 } },
  { collection: coupons, keys: { used: 1, _id: 1 } },
  { collection: coupons, keys: { editorId: 1 } },
  { collection: uses, keys: { dueAt: 1 } },
] as const;

export function createDocumentCoupons(documents: DocumentStore): Coupons {
  const collection = documents.collection<StoredCoupon>(coupons);
  return {
    find: (_id) => collection.findOne({ _id }),
    list({ page, pageSize, sort, q }) {
      const filter = q ? { _id: matchText(codeOf(q)) } : {};
      return findPage(collection, filter, { page, pageSize, sort: sortBy(sort, sortFields) });
    },
    insert: (coupon) => insertOnce(collection, coupon),
    async replace({ _id, edited }, change) {
      const seen = { _id, 'edited.rev': edited.rev, used: { $lte: change.maxUses } };
      return (await collection.updateOne(seen, { $set: { ...change } })).matchedCount > 0;
    },
    async count(_id, useId) {
      for (;;) {
        const coupon = await collection.findOne({ _id });
        if (coupon === null) return false;
        if (coupon.open.includes(useId)) return true;
        if (coupon.used >= coupon.maxUses) return false;
        // The limit is in the filter: whoever raises `used` last before it is the last one.
        const { maxUses } = coupon;
        const free = { _id, maxUses, used: { $lt: maxUses }, open: { $ne: useId } };
        const change = { $inc: { used: 1 }, $push: { open: useId } };
        if ((await collection.updateOne(free, change)).matchedCount > 0) return true;
      }
    },
    async finish(_id, useId) {
      await collection.updateOne({ _id }, { $pull: { open: useId } });
    },
    async uncount(_id, useId) {
      await collection.updateOne({ _id, open: useId }, { $inc: { used: -1 }, $pull: { open: useId } });
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}

export function createDocumentCouponUses(documents: DocumentStore): CouponUses {
  const collection = documents.collection<CouponUse>(uses);
  return {
    async hold(use) {
      if (await insertOnce(collection, use)) return use;
      return (await collection.findOne({ _id: use._id })) ?? use;
    },
    find: (_id) => collection.findOne({ _id }),
    async finish(_id) {
      await collection.updateOne({ _id }, { $set: { state: 'done', dueAt: null } });
    },
    async release(_id, reservedUntil) {
      const reserved = { state: 'reserved', dueAt: { $lte: reservedUntil } } as const;
      const open = { state: { $ne: 'done' } } as const;
      await collection.deleteOne({ _id, ...(reservedUntil === undefined ? open : reserved) });
    },
    async prolong(_id, dueAt) {
      await collection.updateOne({ _id, state: 'reserved' }, { $set: { dueAt } });
    },
    due: (now, limit) => collection.find({ dueAt: { $lte: now } }, { sort: { dueAt: 1 }, limit }).toArray(),
  };
}
