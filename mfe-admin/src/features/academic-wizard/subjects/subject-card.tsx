import { Paper } from '@mantine/core';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { Field } from '@pathshala/admin-kit/forms/field';
import { useFormErrors } from '@pathshala/admin-kit/forms/use-form-errors';
import { Icon } from '@pathshala/admin-kit/icons/icon';
import { IconButton } from '@pathshala/admin-kit/icons/icon-button';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { sharedTexts } from '../../../texts.ts';
import { texts as wizardTexts } from '../../../wizard/texts.ts';
import { useWizard } from '../wizard-context.ts';
import styles from './subjects.module.css';
import { UnitList } from './unit-list.tsx';
import { texts } from './texts.ts';

interface SubjectCardProps {
  readonly index: number;
  readonly handle: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onRemove: () => void;
}

/** A subject: its name and numbers, and while it is open its fields and units. */
export function SubjectCard({ index, handle, isOpen, onToggle, onRemove }: SubjectCardProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const bodyId = useId();
  const { control } = useWizard().methods;
  const path = `subjects.${index}` as const;
  const [title, units] = useWatch({ control, name: [`${path}.title`, `${path}.units`] });
  const isWrong = Object.keys(useFormErrors()).some((at) => at.startsWith(`${path}.`));
  const name = inLanguage(title) || translate(texts.subjectNumber, { n: index + 1 });
  const remove = useRemove({ name, units, onRemove });
  return (
    <Paper withBorder className={styles['subject'] ?? ''}>
      <div className={styles['head']}>
        {handle}
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
        >
          <span className={styles['name']}>{name}</span>
          <span className={styles['count']}>
            {translate(texts.units, { n: units.length })}
            {isWrong && !isOpen && <strong> {translate(texts.lookHere)}</strong>}
          </span>
          <span className={styles['arrow']} data-open={isOpen}>
            <Icon name="open" />
          </span>
        </button>
        <IconButton
          icon="remove"
          label={translate(wizardTexts.removeEntry, { name })}
          onClick={() => void remove()}
        />
      </div>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && <SubjectFields index={index} />}
      </div>
    </Paper>
  );
}

function SubjectFields({ index }: { readonly index: number }): ReactNode {
  const path = `subjects.${index}` as const;
  return (
    <div className={styles['body']}>
      <Field name={`${path}.title`} />
      <Field name={`${path}.description`} />
      <Field name={`${path}.imageUrl`} />
      <UnitList subjectIndex={index} />
    </div>
  );
}

interface Removal {
  readonly name: string;
  readonly units: readonly { readonly lessonCount: number }[];
  readonly onRemove: () => void;
}

/** Asks first if units go along. */
function useRemove({ name, units, onRemove }: Removal): () => Promise<void> {
  const translate = useText();
  const confirm = useConfirm();
  return async () => {
    const lessons = units.reduce((sum, { lessonCount }) => sum + lessonCount, 0);
    const isConfirmed =
      units.length === 0 ||
      (await confirm({
        isDangerous: true,
        title: translate(texts.removeTitle, { name }),
        body: <p>{translate(texts.removeSubjectText, { units: units.length, lessons })}</p>,
        confirmText: translate(sharedTexts.wizardRemove),
      }));
    if (isConfirmed) onRemove();
  };
}
