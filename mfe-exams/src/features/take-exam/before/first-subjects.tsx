import type { PaperOverview } from '@pathshala/svc-exams-contract/http';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { optionalToChoose } from '../model/paper-questions.ts';
import { SubjectChoice } from '../subject-choice.tsx';
import type { FirstChoice } from './use-first-choice.ts';
import { texts } from './texts.ts';

interface FirstSubjectsProps {
  readonly overview: PaperOverview;
  readonly choice: FirstChoice;
}

/** The subjects of the paper, where there are several; optional ones can also be chosen during the exam. */
export function FirstSubjects({ overview, choice }: FirstSubjectsProps): ReactNode {
  const say = useText();
  const { subjects, requiredSubjects } = overview;
  if (subjects.length < 2 && optionalToChoose(overview) === 0) return null;
  return (
    <SubjectChoice
      requiredSubjects={requiredSubjects}
      subjects={subjects}
      chosen={choice.chosen}
      onChange={choice.choose}
      error={choice.error}
      groupRef={choice.group}
    >
      {choice.isIncomplete && (
        <Checkbox
          checked={choice.isLater}
          onChange={({ target }) => choice.putOff(target.checked)}
          label={say(texts.subjectLater)}
        />
      )}
    </SubjectChoice>
  );
}
