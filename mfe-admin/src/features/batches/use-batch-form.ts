import { emptyValues, storedValues } from '@pathshala/admin-kit/forms/record-fields';
import { useRecordForm } from '@pathshala/admin-kit/forms/use-record-form';
import type { Batch, createBatch, readBatch, replaceBatch } from '@pathshala/svc-catalog-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { z } from 'zod';
import { batchFields } from '../../resources/batch.fields.ts';
import { batchesPath, batchPath, staleBatches } from '../../batches/batch-paths.ts';
import { texts } from './texts.ts';

const line = z.string().trim().max(120);

const batchSchema = z
  .object({
    name: line,
    courseIds: z.array(z.string()),
    teacherId: z.string(),
    teacherName: line,
    room: line,
    capacity: z.number().int().min(1).max(2_000).nullable(),
    startsOn: z.string(),
    endsOn: z.string(),
    notifiesGuardian: z.boolean(),
  })
  .superRefine(({ name, courseIds, startsOn, endsOn }, context) => {
    const require = (isRight: boolean, field: string, text: object): void => {
      if (!isRight) context.addIssue({ code: 'custom', path: [field], params: { text } });
    };
    require(name !== '', 'name', texts.nameRequired);
    require(courseIds.length > 0, 'courseIds', texts.coursesRequired);
    require(startsOn === '' || endsOn === '' || startsOn <= endsOn, 'endsOn', texts.datesWrong);
  });

/** An empty number is null, an empty day ''. */
export type BatchValues = z.input<typeof batchSchema>;

interface BatchFormOptions {
  /** Absent for a new one. */
  readonly batch: Batch | undefined;
  readonly onSaved: (batch: Batch) => void;
}

export function useBatchForm({ batch, onSaved }: BatchFormOptions) {
  const { api } = useServices();
  return useRecordForm<BatchValues, z.output<typeof batchSchema>, Batch, Batch>({
    draft: ['batch', 'new'],
    schema: batchSchema,
    fields: batchFields,
    stored: batch,
    empty: { ...emptyValues(batchFields), courseIds: [], teacherId: '' },
    valuesOf: (stored): BatchValues => ({
      ...storedValues(batchFields, stored),
      courseIds: [...stored.courseIds],
      teacherId: stored.teacherId,
    }),
    read: (id) => api.call<typeof readBatch>('get', batchPath, { params: { id } }),
    create: (body): Promise<Batch> => api.call<typeof createBatch>('post', batchesPath, { body }),
    replace: ({ _id: id }, body, edit): Promise<Batch> =>
      api.call<typeof replaceBatch>('put', batchPath, { params: { id }, body: { ...body, ...edit } }),
    nameOf: ({ name }) => name,
    stale: staleBatches,
    onSaved,
  });
}
