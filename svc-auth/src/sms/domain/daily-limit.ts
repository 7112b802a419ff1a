import type { OutgoingSms } from '../ports.ts';

/** The share of the day's parts that messages of the school may use: log-in codes always have the rest. */
const shareOfMessages = 0.8;

export function dailyLimitOf(kind: OutgoingSms['kind'], dailyLimit: number): number {
  return kind === 'message' || kind === 'absence' ? Math.floor(dailyLimit * shareOfMessages) : dailyLimit;
}
