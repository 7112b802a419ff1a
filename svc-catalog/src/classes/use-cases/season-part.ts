import { firstEditMark } from '@pathshala/back-office/edit-mark';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import { type CourseCopy, type SeasonPart, seasonDates } from '../../copies/index.ts';
import { detailsOf } from '../domain/plan-series.ts';
import { type ClassSeries, daysOf, movedSeries } from '../domain/series.ts';
import type { ClassAudience, SeriesStore } from '../ports.ts';
import { type ApplySeriesWork, seriesWorkMs } from './apply-series-work.ts';

interface SeasonPartDependencies {
  readonly series: SeriesStore;
  readonly audience: Pick<ClassAudience, 'placeOf'>;
  readonly applyWork: ApplySeriesWork;
  readonly now: () => number;
}

function copyOf(
  series: ClassSeries,
  copy: CourseCopy,
  place: Awaited<ReturnType<ClassAudience['placeOf']>>,
): Omit<ClassSeries, 'workDueAt'> {
  const details = { ...detailsOf(series), ...place };
  const rule = movedSeries(series, copy.days);
  const _id = derivedId('series', copy._id, series._id);
  return {
    ...details,
    ...rule,
    _id,
    createdAt: copy.copiedAt,
    work: {
      before: { ...details, startTime: rule.startTime },
      fromDay: rule.from,
      at: '',
      hasNewDays: true,
      deletionId: derivedId('work', _id),
    },
    ...firstEditMark({ id: copy.editorId, name: copy.editorName }, copy.copiedAt),
  };
}

const hasClasses = (series: ClassSeries): boolean => daysOf(series).length > 0;

/** The weekly series of a course, for its copy; single classes stay behind. A clash is no reason against a copy. */
export function createSeasonPart({ series, audience, applyWork, now }: SeasonPartDependencies): SeasonPart {
  return {
    kind: 'class',
    async dates(courseId) {
      const found = await series.ofCourse(courseId);
      return found
        .filter(hasClasses)
        .flatMap(({ title, from: starts, until: ends }) =>
          seasonDates({ kind: 'class', title }, { starts, ends }),
        );
    },
    async copy(copy, ids) {
      for (const one of await series.ofCourse(copy.fromCourseId)) {
        const batchId = one.batchId === '' ? '' : ids.get(one.batchId);
        if (batchId === undefined || !hasClasses(one)) continue;
        const place = await audience.placeOf({ courseId: copy._id, batchId });
        const copied = { ...copyOf(one, copy, place), workDueAt: now() + seriesWorkMs };
        if (await isInserted(series.insert(copied))) await applyWork(copied);
      }
      return new Map();
    },
  };
}
