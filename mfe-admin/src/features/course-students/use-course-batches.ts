import type { listBatches } from '@pathshala/svc-catalog-contract/batches';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { batchesPath } from '../../batches/batch-paths.ts';

/** The batches of a course to choose from; null while they load, or when they cannot be loaded. */
export function useCourseBatches(courseId: string) {
  const inLanguage = useBilingual();
  const query = { courseId, sort: 'name', pageSize: 100 } as const;
  const { data } = useApiQuery<typeof listBatches>(batchesPath, { query });
  return data?.items.map(({ _id: value, name }) => ({ value, text: inLanguage(name) })) ?? null;
}
