import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { SaveBar, SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import type { MarkingDesk } from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import styles from '../exam-marking.module.css';
import { texts } from '../texts.ts';
import { MarkingHistory } from './marking-history.tsx';
import { type MarkingValues, sumOfMarks } from './marking-values.ts';
import { NotesList } from './notes-list.tsx';

interface MarkingFieldsProps {
  readonly desk: MarkingDesk;
}

/** Marks per criterion with their sum, comments, and for marks that change the reason. */
export function MarkingFields({ desk }: MarkingFieldsProps): ReactNode {
  const translate = useText();
  const { pages, marking, criteria } = desk;
  return (
    <>
      <MarkingHistory desk={desk} />
      {criteria.map((criterion, index) => (
        <CriterionFields key={criterion.name} criterion={criterion} index={index} />
      ))}
      <Sum totalMarks={desk.totalMarks} />
      {pages.length > 0 && <NotesList pages={pages} />}
      <TextField<MarkingValues>
        name="comment"
        label={translate(texts.comment)}
        help={translate(texts.commentHelp)}
        rows={4}
        maxLength={10_000}
        isOptional
      />
      {marking && (
        <TextField<MarkingValues>
          name="reason"
          label={translate(texts.reason)}
          help={translate(texts.reasonHelp)}
          maxLength={1000}
        />
      )}
      <SaveBar>
        <SaveButton text={translate(desk.nextResultId === null ? texts.save : texts.saveNext)} />
      </SaveBar>
      <p className={styles['quiet']}>{translate(texts.keys)}</p>
    </>
  );
}

interface CriterionFieldsProps {
  readonly criterion: MarkingDesk['criteria'][number];
  readonly index: number;
}

function CriterionFields({ criterion, index }: CriterionFieldsProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { number } = useFormat();
  const { name, maxMarks } = criterion;
  const max = number(maxMarks);
  const isWhole = name === '';
  return (
    <>
      <NumberField<MarkingValues>
        name={`criteria.${index}.marks`}
        label={
          isWhole
            ? translate(texts.whole, { max })
            : translate(texts.criterion, { name: inLanguage(name), max })
        }
      />
      {!isWhole && (
        <TextField<MarkingValues>
          name={`criteria.${index}.comment`}
          label={translate(texts.criterionComment, { name: inLanguage(name) })}
          maxLength={2000}
          isOptional
        />
      )}
    </>
  );
}

function Sum({ totalMarks }: Pick<MarkingDesk, 'totalMarks'>): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const criteria = useWatch<MarkingValues, 'criteria'>({ name: 'criteria' });
  return (
    <output className={styles['sum']}>
      {translate(texts.sum, { sum: number(sumOfMarks(criteria)), max: number(totalMarks) })}
    </output>
  );
}
