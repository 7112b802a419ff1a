import type { listStudentBatches, StudentBatch } from '@pathshala/svc-catalog-contract/batch-members';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button } from '@pathshala/web-kit/parts/button';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { bossBatchesPath, bossBatchPath, studentBatchesPath } from '../../batches/batch-paths.ts';
import { MoveDialog } from '../../batches/move-dialog.tsx';
import { Rows, Section } from './section.tsx';
import type { StudentProps } from './student-types.ts';
import styles from './student.module.css';
import { texts } from './texts.ts';

/** The batches that the student is and was in, with the move to another one. */
export function BatchesSection({ studentId, name }: StudentProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { shortDate } = useFormat();
  const [moved, move] = useState<StudentBatch>();
  const query = useApiQuery<typeof listStudentBatches>(studentBatchesPath, { params: { studentId } });
  const timeOf = ({ joinedAt, leftAt }: StudentBatch): string =>
    leftAt === null
      ? translate(texts.inBatchSince, { time: shortDate(joinedAt) })
      : translate(texts.wasInBatch, { from: shortDate(joinedAt), to: shortDate(leftAt) });
  return (
    <Section title={translate(texts.batches)} links={[[bossBatchesPath, translate(texts.all)]]} query={query}>
      {({ items }) => (
        <>
          <Rows
            rows={items}
            keyOf={({ batch, joinedAt }) => `${batch.batchId} ${joinedAt}`}
            empty={translate(texts.noBatches)}
          >
            {(stay) => (
              <>
                <div className={styles['what']}>
                  <Link to={bossBatchPath(stay.batch.batchId)}>{inLanguage(stay.batch.name)}</Link>
                  <p className={styles['quiet']}>{timeOf(stay)}</p>
                </div>
                {stay.leftAt === null && (
                  <Button
                    size="small"
                    aria-label={translate(texts.moveName, { name: inLanguage(stay.batch.name) })}
                    onClick={() => move(stay)}
                  >
                    {translate(texts.move)}
                  </Button>
                )}
              </>
            )}
          </Rows>
          {moved && (
            <MoveDialog
              batch={{ _id: moved.batch.batchId }}
              member={{ studentId, studentName: name }}
              onClose={() => move(undefined)}
            />
          )}
        </>
      )}
    </Section>
  );
}
