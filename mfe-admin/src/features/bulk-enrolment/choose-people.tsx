import { Button, Input, Textarea } from '@mantine/core';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import styles from '../../bulk/bulk.module.css';
import { FileDrop } from '../../files/file-drop.tsx';
import { CourseChoice } from '../../courses/course-choice.tsx';
import { peopleOf } from '../../bulk/people-of.ts';
import { texts } from './texts.ts';
import { type CheckedOrder, useCheckPeople } from './use-check-people.ts';
import { useImportedPeople } from './use-imported-people.ts';
import { usePeopleFile } from './use-people-file.ts';

interface ChoosePeopleProps {
  /** The students of this import are in the list at first. */
  readonly importId: string | undefined;
  readonly onChecked: (order: CheckedOrder) => void;
}

/** A course, and the students: written, pasted, of a file or of an import. */
export function ChoosePeople({ importId, onChecked }: ChoosePeopleProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const imported = useImportedPeople(importId);
  if (imported.isLoading) return <output>{translate(texts.loadingImport)}</output>;
  return (
    <>
      {imported.error !== null && <Input.Error role="alert">{imported.error.message}</Input.Error>}
      {imported.people !== undefined && (
        <p>
          {translate(texts.fromImport)} {translate(texts.count, { n: number(imported.people.length) })}
        </p>
      )}
      <PeopleForm first={(imported.people ?? []).join('\n')} onChecked={onChecked} />
    </>
  );
}

interface PeopleFormProps extends Pick<ChoosePeopleProps, 'onChecked'> {
  readonly first: string;
}

function PeopleForm({ first, onChecked }: PeopleFormProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const [courseId, setCourseId] = useState('');
  const [text, setText] = useState(first);
  const file = usePeopleFile(setText);
  const { progress, error, check } = useCheckPeople(onChecked);
  const people = peopleOf(text);
  return (
    <div className={styles['column']}>
      <CourseChoice value={courseId} onChange={setCourseId} />
      <Textarea
        mb="sm"
        label={translate(texts.people)}
        description={translate(texts.peopleHelp)}
        rows={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className={styles['help']}>
        <output>{people.length > 0 && translate(texts.count, { n: number(people.length) })}</output>
      </p>
      <FileDrop
        text={translate(texts.drop)}
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        file={file.chosen}
        error={file.error}
        onChoose={file.choose}
      />
      {error !== undefined && (
        <Input.Error role="alert" mb="sm">
          {error}
        </Input.Error>
      )}
      {progress && (
        <ProgressBar
          label={translate(texts.checking, { done: number(progress.done), total: number(progress.total) })}
          percent={(progress.done / progress.total) * 100}
        />
      )}
      <Button aria-busy={progress !== undefined} onClick={() => void check(courseId, people)}>
        {translate(texts.check)}
      </Button>
    </div>
  );
}
