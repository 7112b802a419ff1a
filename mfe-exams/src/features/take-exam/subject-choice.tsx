import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type Ref, useState } from 'react';
import { useNamed } from '../../questions/use-named.ts';
import { optionalToChoose } from './model/paper-questions.ts';
import styles from './subject-choice.module.css';
import { texts } from './texts.ts';

interface ChoosableSubject {
  readonly subjectName: string;
  readonly mandatory: boolean;
  readonly questionCount: number;
  readonly marks: number;
}

interface SubjectChoiceProps {
  readonly requiredSubjects: number;
  readonly subjects: readonly ChoosableSubject[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** The error of the choice, with the id by which the group refers to it. */
  readonly error?: { readonly id: string; readonly text: string } | undefined;
  readonly groupRef?: Ref<HTMLFieldSetElement>;
  /** Below the subjects, in the group. */
  readonly children?: ReactNode;
}

/** The subjects of a paper (EXM-06): mandatory ones always in, optional ones to tick, never more than allowed. */
export function SubjectChoice({
  requiredSubjects,
  subjects,
  chosen,
  onChange,
  error,
  groupRef,
  children,
}: SubjectChoiceProps): ReactNode {
  const say = useText();
  const [refused, refuse] = useState<string | null>(null);
  const max = optionalToChoose({ requiredSubjects, subjects });
  function toggle(name: string): void {
    const next = chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name];
    const isTooMany = next.length > max;
    refuse(isTooMany ? name : null);
    if (!isTooMany) onChange(next);
  }
  function swap(next: string): void {
    refuse(null);
    onChange([...chosen.slice(1), next]);
  }
  return (
    <fieldset ref={groupRef} tabIndex={-1} className={styles['choice']} aria-describedby={error?.id}>
      <legend className={styles['legend']}>{say(commonTexts.subjects)}</legend>
      {max > 0 && <p className={styles['help']}>{say(texts.chooseHelp, { n: max })}</p>}
      {subjects.map((subject) => (
        <Checkbox
          key={subject.subjectName}
          checked={subject.mandatory || chosen.includes(subject.subjectName)}
          disabled={subject.mandatory}
          onChange={() => toggle(subject.subjectName)}
          label={<SubjectLabel subject={subject} />}
        />
      ))}
      {refused !== null && <TooMany max={max} refused={refused} earlier={chosen[0]} onSwap={swap} />}
      {error && (
        <Notice tone="bad" isLive>
          <p id={error.id}>{error.text}</p>
        </Notice>
      )}
      {children}
    </fieldset>
  );
}

interface TooManyProps {
  readonly max: number;
  readonly refused: string;
  /** The subject that was chosen first. */
  readonly earlier: string | undefined;
  readonly onSwap: (next: string) => void;
}

/** Says that there are too many subjects, with a button that replaces the one chosen before. */
function TooMany({ max, refused, earlier, onSwap }: TooManyProps): ReactNode {
  const say = useText();
  const named = useNamed();
  return (
    <Notice tone="bad" isLive>
      <p>{say(texts.tooMany, { n: max })}</p>
      {earlier !== undefined && (
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            // The button disappears with the notice: the focus stays in the group.
            currentTarget.closest('fieldset')?.focus();
            onSwap(refused);
          }}
        >
          {say(texts.swap, { next: named(refused), earlier: named(earlier) })}
        </Button>
      )}
    </Notice>
  );
}

function SubjectLabel({ subject }: { readonly subject: ChoosableSubject }): ReactNode {
  const say = useText();
  const named = useNamed();
  const { subjectName, mandatory, questionCount: questions, marks } = subject;
  return (
    <>
      <strong>{named(subjectName)}</strong>{' '}
      <span className={styles['about']}>
        {say(mandatory ? commonTexts.mandatory : texts.optional)}
        {' · '}
        {say(commonTexts.nQuestions, { n: questions })}, {say(commonTexts.nMarks, { n: marks })}
      </span>
    </>
  );
}
