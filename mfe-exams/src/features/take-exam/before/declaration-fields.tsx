import type { MarkingScheme } from '@pathshala/rules/marking-scheme';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import type { DeclarationState } from './use-declaration.ts';

interface DeclarationFieldsProps {
  readonly scheme: MarkingScheme;
  readonly declaration: DeclarationState;
}

/** GPA and second sitting, as far as the marking scheme asks for them. */
export function DeclarationFields({ scheme, declaration }: DeclarationFieldsProps): ReactNode {
  const say = useTexts();
  const { draft, change, wrong } = declaration;
  return (
    <section>
      <h2>{say('declare.title')}</h2>
      <p>{say('declare.help')}</p>
      {scheme.gpa !== null &&
        (['ssc', 'hsc'] as const).map((field) => (
          <Field
            key={field}
            label={say(`declare.${field}`)}
            help={say('declare.gpaHelp')}
            error={wrong.includes(field) ? say('declare.gpaWrong') : undefined}
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
          label={say('declare.second')}
        />
      )}
    </section>
  );
}
