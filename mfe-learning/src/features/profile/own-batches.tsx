import type { listOwnBatches, OwnBatch } from '@pathshala/svc-catalog-contract/batch-members';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import styles from './course-enrollment.module.css';
import { texts } from './texts.ts';

/** The batches that the student is in; nothing for a student of none. */
export function OwnBatches(): ReactNode {
  const translate = useText();
  const { data } = useApiQuery<typeof listOwnBatches>('/courses/batches/own', {});
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section className={styles['group']}>
      <h2>{translate(texts.batches)}</h2>
      {data.items.map((batch) => (
        <BatchFacts key={batch._id} batch={batch} />
      ))}
    </section>
  );
}

function BatchFacts({ batch }: { readonly batch: OwnBatch }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { date } = useFormat();
  const { name, courses, teacherName, room, startsOn, endsOn, joinedAt } = batch;
  const given = [
    [translate(texts.batchCourses), courses.map(({ courseName }) => inLanguage(courseName)).join(', ')],
    [translate(texts.teacher), inLanguage(teacherName)],
    [translate(texts.room), inLanguage(room)],
    [translate(texts.firstDay), startsOn && date(startsOn)],
    [translate(texts.lastDay), endsOn && date(endsOn)],
    [translate(texts.joined), date(joinedAt)],
  ] as const;
  return (
    <>
      <h3>{inLanguage(name)}</h3>
      <Facts facts={given.filter(([, value]) => value !== '')} />
    </>
  );
}
