import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Card } from '@pathshala/web-kit/parts/card';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import type { SampleQuestion as Question } from '../course-types.ts';
import { texts } from '../texts.ts';
import { optionLetter } from './option-letter.ts';
import styles from './sample-questions.module.css';

interface SampleQuestionProps {
  readonly question: Question;
  /** Among those of the page; left out where it is the only one. */
  readonly number?: number;
}

/** A question whose answer is marked as soon as it is chosen; another one may be chosen afterwards. */
export function SampleQuestion({ question, number }: SampleQuestionProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const [chosen, choose] = useState<string>();
  return (
    <Card as="li">
      <p className={styles['subject']}>
        {number !== undefined && `${format.number(number)}. `}
        {inLanguage(question.subjectName)}
      </p>
      <RichText html={question.question} />
      <fieldset className={styles['options']}>
        <legend className="visually-hidden">
          {number === undefined ? translate(texts.answers) : translate(texts.options, { n: number })}
        </legend>
        {question.options.map((option, index) => (
          <Option
            key={option._id}
            question={question}
            option={option}
            index={index}
            chosen={chosen}
            onChoose={choose}
          />
        ))}
      </fieldset>
      <output className={styles['verdict']}>
        {chosen !== undefined && <Verdict question={question} chosen={chosen} />}
      </output>
    </Card>
  );
}

interface OptionProps {
  readonly question: Question;
  readonly option: Question['options'][number];
  readonly index: number;
  readonly chosen: string | undefined;
  readonly onChoose: (optionId: string) => void;
}

function Option({ question, option, index, chosen, onChoose }: OptionProps): ReactNode {
  const language = useLanguage();
  const isRight = question.correctOptionIds.includes(option._id);
  const state = chosen === undefined ? 'open' : isRight ? 'right' : chosen === option._id ? 'wrong' : 'open';
  return (
    <label className={styles['option']} data-state={state}>
      <input
        type="radio"
        name={question._id}
        checked={chosen === option._id}
        onChange={() => onChoose(option._id)}
      />
      <span className={styles['letter']}>{optionLetter(language, index)}</span>
      <RichText html={option.text} isInline />
      <span className={styles['sign']} aria-hidden="true">
        {state === 'right' ? '✓' : state === 'wrong' ? '✗' : ''}
      </span>
      <span className={styles['ring']} aria-hidden="true" />
    </label>
  );
}

function Verdict({ question, chosen }: { readonly question: Question; readonly chosen: string }): ReactNode {
  const translate = useText();
  const language = useLanguage();
  const { correctOptionIds, options, explanation } = question;
  const isRight = correctOptionIds.includes(chosen);
  const letters = options.flatMap(({ _id }, index) =>
    correctOptionIds.includes(_id) ? [optionLetter(language, index)] : [],
  );
  return (
    <>
      <p className={styles[isRight ? 'right' : 'wrong']}>
        {isRight ? translate(texts.right) : translate(texts.wrong, { letter: letters.join(', ') })}
      </p>
      {explanation.trim() !== '' && (
        <div className={styles['explanation']}>
          <p className={styles['subject']}>{translate(texts.why)}</p>
          <RichText html={explanation} />
        </div>
      )}
    </>
  );
}
