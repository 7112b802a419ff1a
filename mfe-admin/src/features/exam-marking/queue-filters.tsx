import type { MarkingState } from '@pathshala/svc-exams-contract/written';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import { Field } from '@pathshala/web-kit/parts/field';
import { Select } from '@pathshala/web-kit/parts/text-input';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './exam-marking.module.css';
import { texts } from './texts.ts';

interface QueueFiltersProps {
  readonly state: MarkingState;
  /** Empty: all. */
  readonly exam: string;
  readonly counts: Readonly<Record<MarkingState, number>> | undefined;
  readonly exams: readonly { readonly examId: string; readonly title: string; readonly unmarked: number }[];
  readonly onState: (state: MarkingState) => void;
  readonly onExam: (examId: string) => void;
}

const states = ['unmarked', 'marked'] as const;

export function QueueFilters({ state, exam, counts, exams, ...on }: QueueFiltersProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { number } = useFormat();
  return (
    <div className={styles['filters']}>
      <ChoiceBar
        label={translate(texts.state)}
        value={state}
        onChange={on.onState}
        choices={states.map((value) => ({
          value,
          text: translate(texts[value], { n: number(counts?.[value] ?? 0) }),
        }))}
      />
      <Field label={translate(texts.exam)}>
        <Select value={exam} onChange={(event) => on.onExam(event.target.value)}>
          <option value="">{translate(texts.allExams)}</option>
          {exams.map(({ examId, title, unmarked }) => (
            <option key={examId} value={examId}>
              {translate(texts.examWaiting, { title: inLanguage(title), n: number(unmarked) })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
