import type { EditMark } from '@pathshala/back-office/edit-mark';
import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { PriceList } from './domain/plan.ts';

/** When students are reminded of dues, and when access pauses. */
export interface FeeRules {
  readonly _id: string;
  readonly remindDaysBefore: number;
  /** null: access never pauses. */
  readonly pauseAfterDays: number | null;
}

export interface FeeSettings {
  readonly priceLists: AggregateStore<PriceList & EditMark>;
  readonly rules: AggregateStore<FeeRules & EditMark>;
  /** Removes the name of a deleted administrator. */
  forgetEditor(userId: string): Promise<void>;
}
