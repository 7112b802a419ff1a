import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import type {
  CourseOpenings,
  readCourseOpenings,
  replaceCourseOpenings,
} from '@pathshala/svc-catalog-contract/openings';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { z } from 'zod';
import { texts } from './texts.ts';

const path = '/courses/{id}/openings';

const openingsSchema = z.object({
  openings: z.array(
    z.object({
      _id: z.string(),
      opensAt: z.string().nullish(),
      closesAt: z.string().nullish(),
      /** Empty without a condition. */
      after: z.string(),
    }),
  ),
});

export type OpeningsValues = z.input<typeof openingsSchema>;
type OpeningValues = OpeningsValues['openings'][number];

function valuesOf({ parts }: CourseOpenings): OpeningsValues {
  return {
    openings: parts.map(({ _id, opensAt, closesAt, after }) => ({
      _id,
      opensAt,
      closesAt,
      after: after ?? '',
    })),
  };
}

function bodyOf({ openings }: OpeningsValues) {
  const isSet = ({ opensAt, closesAt, after }: OpeningValues): boolean =>
    Boolean(opensAt) || Boolean(closesAt) || after !== '';
  return openings.filter(isSet).map(({ _id, opensAt = null, closesAt = null, after }) => ({
    _id,
    opensAt,
    closesAt,
    after: after === '' ? null : after,
  }));
}

/** One form with the openings of all parts of the course, in the order of its parts. */
export function useOpeningsForm(stored: CourseOpenings) {
  const translate = useText();
  const { api, toast } = useServices();
  const params = { id: stored.courseId };
  return useAdminForm<OpeningsValues, OpeningsValues, CourseOpenings>({
    schema: openingsSchema,
    defaultValues: valuesOf(stored),
    rev: stored.rev,
    invalidates: [path],
    save: (values, { rev }) =>
      api.call<typeof replaceCourseOpenings>('put', path, {
        params,
        body: { openings: bodyOf(values), ...(rev !== undefined && { rev }) },
      }),
    loadStored: async () => {
      const latest = await api.call<typeof readCourseOpenings>('get', path, { params });
      const { rev, changedBy, changedAt } = latest;
      return { values: valuesOf(latest), rev, changedBy, changedAt };
    },
    onSaved: () => toast.success(translate(texts.saved)),
  });
}
