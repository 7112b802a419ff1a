import type { listExtensionsOfStudent } from '@pathshala/svc-catalog-contract/assignment-extensions';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button } from '@pathshala/web-kit/parts/button';
import { Field } from '@pathshala/web-kit/parts/field';
import { Select } from '@pathshala/web-kit/parts/text-input';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { ExtensionDialog, studentExtensionsPath } from '../../extensions/extension-dialog.tsx';
import { texts } from '../../extensions/texts.ts';
import { Rows, Section } from './section.tsx';
import type { StudentProps } from './student-types.ts';
import styles from './student.module.css';

type Extensions = AnswerOf<typeof listExtensionsOfStudent>;
type Extension = Extensions['items'][number];

/** The assignments for which the student has more time than the others. */
export function ExtensionsSection({ studentId }: StudentProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { dateTime } = useFormat();
  const [isGiving, give] = useState(false);
  const [taken, take] = useState<Extension>();
  const query = useApiQuery<typeof listExtensionsOfStudent>(studentExtensionsPath, { query: { studentId } });
  return (
    <Section title={translate(texts.title)} query={query}>
      {({ items, assignments }) => (
        <>
          <Rows rows={items} keyOf={({ assignmentId }) => assignmentId} empty={translate(texts.none)}>
            {(one) => (
              <>
                <div className={styles['what']}>
                  <p>{inLanguage(one.title)}</p>
                  <p className={styles['quiet']}>
                    {translate(texts.row, { until: dateTime(one.until), due: dateTime(one.dueDate) })}
                  </p>
                </div>
                <Button
                  size="small"
                  aria-label={translate(texts.takeBackOf, { name: inLanguage(one.title) })}
                  onClick={() => take(one)}
                >
                  {translate(texts.takeBack)}
                </Button>
              </>
            )}
          </Rows>
          {assignments.length > 0 && (
            <div className={styles['actions']}>
              <Button size="small" onClick={() => give(true)}>
                {translate(texts.give)}
              </Button>
            </div>
          )}
          {isGiving && (
            <GiveDialog studentId={studentId} assignments={assignments} onClose={() => give(false)} />
          )}
          {taken && (
            <ExtensionDialog
              isTakenBack
              title={inLanguage(taken.title)}
              assignmentId={taken.assignmentId}
              studentId={studentId}
              onClose={() => take(undefined)}
            />
          )}
        </>
      )}
    </Section>
  );
}

interface GiveDialogProps extends Pick<Extensions, 'assignments'> {
  readonly studentId: string;
  readonly onClose: () => void;
}

function GiveDialog({ studentId, assignments, onClose }: GiveDialogProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { dateTime } = useFormat();
  const [chosen, choose] = useState(assignments[0]?._id ?? '');
  return (
    <ExtensionDialog
      title={translate(texts.give)}
      assignmentId={chosen}
      studentId={studentId}
      onClose={onClose}
    >
      <Field label={translate(texts.assignment)}>
        <Select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {assignments.map(({ _id, title, dueDate }) => (
            <option key={_id} value={_id}>
              {`${inLanguage(title)} (${dateTime(dueDate)})`}
            </option>
          ))}
        </Select>
      </Field>
    </ExtensionDialog>
  );
}
