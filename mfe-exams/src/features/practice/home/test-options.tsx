import { Button } from '@pathshala/web-kit/parts/button';
import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { Select } from '@pathshala/web-kit/parts/text-input';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { difficulties, type OwnTest } from './own-test.ts';
import { texts } from './texts.ts';

const counts = ['5', '10', '20', '30', '50', '100'] as const;

interface TestOptionsProps {
  readonly test: OwnTest;
  readonly onChange: (test: OwnTest) => void;
  readonly onClose: () => void;
}

/** Sets how many questions a test has, how hard they are, and when their answers are shown. */
export function TestOptions({ test, onChange, onClose }: TestOptionsProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  return (
    <Dialog
      title={translate(texts.options)}
      isOpen
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {translate(texts.done)}
        </Button>
      }
    >
      <Field label={translate(texts.count)}>
        <Select value={test.count} onChange={({ target }) => onChange({ ...test, count: target.value })}>
          {counts.map((one) => (
            <option key={one} value={one}>
              {format.number(Number(one))}
            </option>
          ))}
        </Select>
      </Field>
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
    </Dialog>
  );
}
