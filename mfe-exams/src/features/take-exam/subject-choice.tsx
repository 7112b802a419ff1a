import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { type ReactNode, useState } from 'react';
import { useNamed } from '../../questions/use-named.ts';
import { useTexts } from '../../texts.ts';
import { optionalToChoose } from './model/paper-questions.ts';
import styles from './subject-choice.module.css';

interface ChoosableSubject {
  readonly subjectName: string;
  readonly mandatory: boolean;
  readonly questionCount: number;
  readonly marks: number;
}

export interface SubjectChoiceProps {
  readonly requiredSubjects: number;
  readonly subjects: readonly ChoosableSubject[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The subjects of a paper (EXM-06): mandatory ones always in, optional ones to tick, never more than allowed. */
export function SubjectChoice({
  requiredSubjects,
  subjects,
  chosen,
  onChange,
}: SubjectChoiceProps): ReactNode {
  const say = useTexts();
  const [isTooMany, refuse] = useState(false);
  const most = optionalToChoose({ requiredSubjects, subjects });
  function toggle(name: string): void {
    const next = chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name];
    refuse(next.length > most);
    if (next.length <= most) onChange(next);
  }
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{say('subject.title')}</legend>
      {most > 0 && <p className={styles['help']}>{say('subject.chooseHelp', { n: most })}</p>}
      {subjects.map((subject) => (
        <Checkbox
          key={subject.subjectName}
          checked={subject.mandatory || chosen.includes(subject.subjectName)}
          disabled={subject.mandatory}
          onChange={() => toggle(subject.subjectName)}
          label={<SubjectLabel subject={subject} />}
        />
      ))}
      {isTooMany && (
        <Notice tone="bad" isLive>
          {say('subject.tooMany', { n: most })}
        </Notice>
      )}
    </fieldset>
  );
}

function SubjectLabel({ subject }: { readonly subject: ChoosableSubject }): ReactNode {
  const say = useTexts();
  const named = useNamed();
  const { subjectName, mandatory, questionCount: questions, marks } = subject;
  return (
    <>
      <strong>{named(subjectName)}</strong>{' '}
      <span className={styles['about']}>
        {say(mandatory ? 'subject.mandatory' : 'subject.optional')}
        {' · '}
        {say('subject.questions', { n: questions })}, {say('question.marks', { n: marks })}
      </span>
    </>
  );
}
