import type { ReactNode } from 'react';
import { useField, useFieldError } from '../draft/draft-context.ts';
import type { Path } from '../draft/path.ts';
import { DraftField } from '../draft-fields/draft-field.tsx';
import { useText } from '@pathshala/web-kit/texts';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import styles from './question-form.module.css';
import { QuestionList } from './question-list.tsx';
import { SubjectTools } from './subject-tools.tsx';

const texts = {
  name: { en: 'Subject', bn: 'বিষয়ের নাম' },
  mandatory: { en: 'Mandatory', bn: 'আবশ্যিক' },
};

export interface SubjectEditorProps {
  readonly path: Path;
  readonly index: number;
  /** How many subjects there are. */
  readonly count: number;
  /** Further ways to add questions. */
  readonly adders?: ReactNode;
}

export function SubjectEditor(props: SubjectEditorProps): ReactNode {
  const translate = useText();
  const { path, index, count } = props;
  const { value, set } = useField<boolean>(`${path}.mandatory`);
  const error = useFieldError(path);
  return (
    <div className={styles['subject']} data-path={path} tabIndex={-1}>
      {error !== undefined && <p className={styles['error']}>{error}</p>}
      <div className={styles['subjectHead']}>
        <DraftField path={`${path}.subjectName`} label={translate(texts.name)} maxLength={200} />
        <Checkbox
          label={translate(texts.mandatory)}
          checked={value}
          onChange={(event) => set(event.currentTarget.checked)}
        />
        <SubjectTools path={path} index={index} count={count} />
      </div>
      <QuestionList path={`${path}.mcqs`}>{props.adders}</QuestionList>
    </div>
  );
}
