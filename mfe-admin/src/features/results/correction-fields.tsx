import type { ResultSummary } from '@pathshala/svc-exams-contract/result';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextArea, TextInput } from '@pathshala/web-kit/parts/text-input';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { CorrectionFault, CorrectionValues } from './correction-values.ts';
import { texts } from './texts.ts';

interface CorrectionFieldsProps {
  readonly result: ResultSummary;
  readonly values: CorrectionValues;
  readonly fault: CorrectionFault | null;
  readonly onChange: (part: Partial<CorrectionValues>) => void;
}

export function CorrectionFields({ result, values, fault, onChange }: CorrectionFieldsProps): ReactNode {
  const translate = useText();
  const errorAt = (...faults: readonly CorrectionFault[]) =>
    fault !== null && faults.includes(fault) ? translate(texts[fault]) : undefined;
  return (
    <>
      <Field
        label={translate(texts.newScore)}
        help={translate(texts.newScoreHelp, { score: result.score ?? 0, total: result.totalMarks })}
        error={errorAt('scoreWrong', 'nothing')}
      >
        <TextInput
          inputMode="decimal"
          value={values.score}
          onChange={({ target }) => onChange({ score: target.value })}
        />
      </Field>
      <Field label={translate(texts.feedback)} help={translate(texts.feedbackHelp)}>
        <TextArea
          rows={2}
          maxLength={2000}
          value={values.feedback}
          onChange={({ target }) => onChange({ feedback: target.value })}
        />
      </Field>
      <Field
        label={translate(texts.reason)}
        help={translate(texts.reasonHelp)}
        error={errorAt('reasonMissing')}
      >
        <TextArea
          rows={2}
          maxLength={1000}
          value={values.reason}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      </Field>
    </>
  );
}
