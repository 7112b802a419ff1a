import type { MarkingScheme } from '@pathshala/rules/marking-scheme';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { DeclarationState } from './use-declaration.ts';
import { texts } from './texts.ts';

interface DeclarationFieldsProps {
  readonly scheme: MarkingScheme;
  readonly declaration: DeclarationState;
}

/** GPA and second sitting, as far as the marking scheme asks for them. */
export function DeclarationFields({ scheme, declaration }: DeclarationFieldsProps): ReactNode {
  const say = useText();
  const { draft, change, wrong } = declaration;
  return (
    <section>
      <h2>{say(texts.declareTitle)}</h2>
      <p>{say(texts.declareHelp)}</p>
      {scheme.gpa !== null &&
        (['ssc', 'hsc'] as const).map((field) => (
          <Field
            key={field}
            label={say(texts.declare[field])}
            help={say(texts.declareGpaHelp)}
            error={wrong.includes(field) ? say(texts.declareGpaWrong) : undefined}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={draft[field]}
              onChange={({ target }) => change({ [field]: target.value })}
            />
          </Field>
        ))}
      {scheme.secondTimerDeduction !== null && (
        <Checkbox
          checked={draft.isSecondTimer}
          onChange={({ target }) => change({ isSecondTimer: target.checked })}
          label={say(texts.declareSecond)}
        />
      )}
    </section>
  );
}
