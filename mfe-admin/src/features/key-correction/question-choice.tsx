import { Field } from '@pathshala/web-kit/parts/field';
import { Select } from '@pathshala/web-kit/parts/text-input';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { firstWords } from '../../exam-questions/first-words.ts';
import styles from './key-correction.module.css';
import type { AnalysedQuestion } from './question-key.ts';
import { texts } from './texts.ts';

interface QuestionChoiceProps {
  readonly questions: readonly AnalysedQuestion[];
  /** Empty: none yet. */
  readonly chosen: string;
  readonly onChoose: (questionId: string) => void;
}

/** The questions of the exam, by number and first words. */
export function QuestionChoice({ questions, chosen, onChoose }: QuestionChoiceProps): ReactNode {
  const translate = useText();
  const language = useLanguage();
  return (
    <div className={styles['choice']}>
      <Field label={translate(texts.question)}>
        <Select value={chosen} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{translate(texts.choose)}</option>
          {questions.map(({ questionId, number: n, question }) => (
            <option key={questionId} value={questionId}>
              {translate(texts.numbered, {
                n,
                words: firstWords(question, language) || translate(texts.picture),
              })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
