import { append, removeAt } from '@pathshala/admin-kit/draft/arrange';
import { useFieldError, useValue } from '@pathshala/admin-kit/draft/draft-context';
import { newKey } from '@pathshala/admin-kit/draft/question-draft';
import { Button } from '@pathshala/web-kit/parts/button';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { isSameName } from '@pathshala/rules/paper-rules';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import type { UnitDraft } from '../draft/course-draft.ts';
import { useWizard } from '../fields/wizard-context.ts';
import styles from '../wizard.module.css';
import { UnitRows } from './unit-rows.tsx';

/** Step 2: the units. A unit added under an existing name replaces that unit (spec §5), after a confirmation. */
export function UnitsStep({ isEditing }: { readonly isEditing: boolean }): ReactNode {
  const translate = useTexts();
  const units = useValue<readonly UnitDraft[]>('units');
  const error = useFieldError('units');
  return (
    <section className={styles['section']}>
      <h2>{translate('units.title')}</h2>
      {isEditing && units.length === 0 && (
        <Notice tone="attention">
          <p>{translate('units.none')}</p>
        </Notice>
      )}
      {error !== undefined && (
        <Notice tone="bad" isLive>
          <p>{error}</p>
        </Notice>
      )}
      <AddUnit units={units} />
      <UnitRows units={units} />
    </section>
  );
}

function AddUnit({ units }: { readonly units: readonly UnitDraft[] }): ReactNode {
  const translate = useTexts();
  const wizard = useWizard();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isAsking, ask] = useState(false);
  const index = units.findIndex(({ unitName }) => isSameName(unitName, name));
  const existing = units[index];

  function add(): void {
    if (existing) wizard.arrange('units', removeAt(index));
    wizard.arrange('units', append({ key: newKey(), unitName: name.trim(), years: [] }));
    setName('');
    ask(false);
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    if (existing && existing.years.length > 0) ask(true);
    else add();
  }
  return (
    <>
      <form className={styles['addUnit']} onSubmit={submit} noValidate>
        <Field
          label={translate('units.newName')}
          help={translate('units.nameHelp')}
          error={isMissing && name.trim() === '' ? translate('check.unitName') : undefined}
        >
          <TextInput
            name="newUnit"
            value={name}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit">{translate('units.add')}</Button>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={translate('units.replaceTitle', { name: existing?.unitName ?? '' })}
        confirmText={translate('units.replace')}
        onClose={() => ask(false)}
        onConfirm={add}
      >
        <p>{translate('units.replaceText', { n: existing?.years.length ?? 0 })}</p>
      </ConfirmDialog>
    </>
  );
}
