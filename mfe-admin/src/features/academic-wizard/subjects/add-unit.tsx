import { Button, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import styles from './subjects.module.css';

export interface AddUnitProps {
  readonly onAdd: (title: string, description: string) => void;
}

/** A small form of its own: Enter adds the unit, and the focus returns to the title of the next one. */
export function AddUnit({ onAdd }: AddUnitProps): ReactNode {
  const translate = useTexts();
  const titleField = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setMissing(title.trim() === '');
    if (title.trim() === '') return;
    onAdd(title.trim(), description.trim());
    setTitle('');
    setDescription('');
    titleField.current?.focus();
  }

  return (
    <form className={styles['addUnit']} onSubmit={submit} noValidate>
      <TextInput
        ref={titleField}
        name="newUnitTitle"
        label={translate('academic.newUnitTitle')}
        error={isMissing && title.trim() === '' ? translate('academic.unitTitleNeeded') : undefined}
        value={title}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Textarea
        name="newUnitDescription"
        label={translate('academic.newUnitDescription')}
        description={translate('academic.newUnitHelp')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        rows={2}
        value={description}
        maxLength={5000}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <Button type="submit" variant="light">
        {translate('units.add')}
      </Button>
    </form>
  );
}
