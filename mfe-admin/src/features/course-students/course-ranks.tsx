import { Select } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { ResultsList } from '../../batches/results-list.tsx';
import { texts } from './texts.ts';
import { useCourseBatches } from './use-course-batches.ts';

/** The ranks of a batch of the course over several tests, which are chosen. */
export function CourseRanks({ courseId }: { readonly courseId: string }): ReactNode {
  const translate = useText();
  const [params, change] = useQueryParams();
  const batches = useCourseBatches(courseId);
  if (batches === null) return null;
  if (batches.length === 0) return <p>{translate(texts.noBatches)}</p>;
  const batchId = batches.find(({ value }) => value === params.get('batch'))?.value ?? batches[0]?.value;
  return (
    <>
      <Select
        mb="md"
        searchable
        allowDeselect={false}
        label={translate(texts.batch)}
        description={translate(texts.chooseBatch)}
        data={batches.map(({ value, text: label }) => ({ value, label }))}
        value={batchId ?? null}
        onChange={(value) => change({ batch: value ?? undefined, exams: undefined, page: undefined })}
      />
      {batchId !== undefined && <ResultsList key={batchId} batchId={batchId} />}
    </>
  );
}
