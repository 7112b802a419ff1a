import type { BucketRange } from '@pathshala/reports/report-totals';
import type { CountedHour, Sittings } from '../ports.ts';

interface ReadActivityDependencies {
  readonly sittings: Pick<Sittings, 'activity'>;
}

export type KindCounts = ReadonlyMap<string, number>;

export interface Activity {
  readonly asOf: string;
  readonly days: readonly { readonly day: string; readonly kinds: KindCounts }[];
  /** Hours of the week with sittings; weekday 0 is Sunday. */
  readonly hours: readonly { readonly weekday: number; readonly hour: number; readonly kinds: KindCounts }[];
}

/** Sittings by day, and by weekday and hour of the range. */
export function readActivity({ sittings }: ReadActivityDependencies) {
  return async (range: BucketRange): Promise<Activity> => {
    const { asOf, days } = await sittings.activity(range);
    const week = new Map<number, Map<string, number>>();
    const counted = days.map(({ day, hours }) => {
      const weekday = new Date(`${day}T00:00Z`).getUTCDay();
      const kinds = new Map<string, number>();
      for (const one of hours) {
        addTo(kinds, one);
        const at = weekday * 24 + one.hour;
        const ofHour = week.get(at) ?? new Map<string, number>();
        week.set(at, ofHour);
        addTo(ofHour, one);
      }
      return { day, kinds };
    });
    const hours = [...week]
      .toSorted(([one], [other]) => one - other)
      .map(([at, kinds]) => ({ weekday: Math.floor(at / 24), hour: at % 24, kinds }));
    return { asOf, days: counted.filter(({ kinds }) => kinds.size > 0), hours };
  };
}

function addTo(kinds: Map<string, number>, { examKind, count }: CountedHour): void {
  kinds.set(examKind, (kinds.get(examKind) ?? 0) + count);
}
