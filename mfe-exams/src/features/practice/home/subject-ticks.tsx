import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNamed } from '../../../questions/use-named.ts';
import { type Choices, hasChapter, type OwnTest, toggleChapter, toggleSubject } from './own-test.ts';
import styles from './practice-home.module.css';
import { texts } from './texts.ts';

interface SubjectTicksProps {
  readonly choices: Choices;
  readonly test: OwnTest;
  readonly onChange: (test: OwnTest) => void;
}

/** Subjects with the number of their questions; below a ticked one its chapters. */
export function SubjectTicks({ choices, test, onChange }: SubjectTicksProps): ReactNode {
  const translate = useText();
  const named = useNamed();
  const format = useFormat();
  const labelOf = (name: string, count: number) => `${named(name)} (${format.number(count)})`;
  return (
    <fieldset className={styles['group']}>
      <legend>{translate(texts.subjects)}</legend>
      <p className={styles['help']}>{translate(texts.subjectsHelp)}</p>
      {choices.subjects.map(({ subject, count, chapters }) => (
        <div key={subject}>
          <Checkbox
            label={labelOf(subject, count)}
            checked={test.subjects.includes(subject)}
            onChange={() => onChange(toggleSubject(test, subject))}
          />
          {test.subjects.includes(subject) && chapters.length > 1 && (
            <fieldset className={styles['group']}>
              <legend className="visually-hidden">
                {translate(texts.chapters, { subject: named(subject) })}
              </legend>
              {chapters.map(({ chapter, count: ofChapter }) => (
                <Checkbox
                  key={chapter}
                  label={labelOf(chapter, ofChapter)}
                  checked={hasChapter(test, subject, chapter)}
                  onChange={() => onChange(toggleChapter(test, subject, chapter))}
                />
              ))}
            </fieldset>
          )}
        </div>
      ))}
    </fieldset>
  );
}
