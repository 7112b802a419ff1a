import { createBlueprint } from '@pathshala/svc-exams-contract/blueprint-routes';
import type { School } from '../school.ts';

/** The question setter keeps a blueprint of the weekly test: some questions of each of the largest subjects of the bank. */
export async function keepBlueprint({ setter, catalogue, at }: School): Promise<void> {
  const counts = new Map<string, number>();
  for (const { subject } of catalogue.bank) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const largest = [...counts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)).slice(0, 3);
  await setter.call(at(20, 10), createBlueprint, {
    body: {
      title: 'সাপ্তাহিক পরীক্ষা | Weekly test',
      rows: largest.map(([subject, count]) => ({ subject, count: Math.min(5, count) })),
      unusedDays: 14,
      seed: 'week-1',
    },
  });
}
