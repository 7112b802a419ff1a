import type { createPractice } from '@pathshala/svc-exams-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import { Field } from '@pathshala/web-kit/parts/field';
import { Select } from '@pathshala/web-kit/parts/text-input';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { useCreatePractice } from '../../../practice/use-create-practice.ts';
import { type Choices, difficulties, emptyTest, type OwnTest, wishOf } from './own-test.ts';
import { Panel } from './panel.tsx';
import styles from './practice-home.module.css';
import { SubjectTicks } from './subject-ticks.tsx';
import { texts } from './texts.ts';

const counts = ['5', '10', '20', '30', '50', '100'] as const;

interface OwnTestFormProps {
  readonly choices: Choices;
  /** Ticked at first. */
  readonly subject: string | null;
}

/** A test by subject, chapter, difficulty and number of questions. */
export function OwnTestForm({ choices, subject }: OwnTestFormProps): ReactNode {
  const translate = useText();
  const [test, setTest] = useState(() => emptyTest(subject));
  const { create, isStarting } = useCreatePractice<typeof createPractice>('/exams/practice');
  if (choices.total === 0) {
    return (
      <Panel title={translate(texts.own)}>
        <p>{translate(texts.noQuestions)}</p>
      </Panel>
    );
  }
  return (
    <Panel title={translate(texts.own)}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          create({ body: wishOf(test) });
        }}
      >
        <SubjectTicks choices={choices} test={test} onChange={setTest} />
        <Extent test={test} onChange={setTest} />
        <Button type="submit" kind="primary" isBusy={isStarting}>
          {translate(texts.start)}
        </Button>
      </form>
    </Panel>
  );
}

interface ExtentProps {
  readonly test: OwnTest;
  readonly onChange: (test: OwnTest) => void;
}

function Extent({ test, onChange }: ExtentProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  return (
    <>
      <Field label={translate(texts.difficulty)}>
        <Select
          value={test.difficulty}
          onChange={({ target }) =>
            onChange({ ...test, difficulty: difficulties.find((one) => one === target.value) ?? 'any' })
          }
        >
          {difficulties.map((one) => (
            <option key={one} value={one}>
              {translate(texts[one])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={translate(texts.count)}>
        <Select value={test.count} onChange={({ target }) => onChange({ ...test, count: target.value })}>
          {counts.map((one) => (
            <option key={one} value={one}>
              {format.number(Number(one))}
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <p>{translate(texts.answers)}</p>
        <ChoiceBar
          label={translate(texts.answers)}
          choices={[
            { value: 'at-once', text: translate(texts.atOnce) },
            { value: 'at-end', text: translate(texts.atEnd) },
          ]}
          value={test.answersShown}
          onChange={(answersShown) => onChange({ ...test, answersShown })}
        />
      </div>
    </>
  );
}
