import { JumpToField } from '@pathshala/admin-kit/draft-fields/jump-to-field';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { TextArea, TextInput } from '@pathshala/web-kit/parts/text-input';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useExamTexts } from '../texts.ts';
import styles from './aiken.module.css';
import { AikenPreview } from './aiken-preview.tsx';
import type { AikenError } from './parse-aiken.ts';
import type { Paste } from './use-paste.ts';

/** The text with the questions, what is wrong with it line by line, and what was understood. */
export function PasteForm({ paste }: { readonly paste: Paste }): ReactNode {
  const say = useExamTexts();
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, points, isTried, problem, room, added, found, duplicates, write } = paste;
  const problemText = problem && say(`paste.${problem}`, { n: room });
  return (
    <>
      {added > 0 && (
        <Notice tone="good" isLive>
          <p>{say('paste.added', { n: added })}</p>
        </Notice>
      )}
      <Field
        label={say('paste.text')}
        help={say('paste.help')}
        error={isTried || problem === 'tooMany' ? problemText : undefined}
      >
        <TextArea
          ref={area}
          rows={9}
          className={styles['text'] ?? ''}
          value={text}
          placeholder={say('paste.example')}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => write({ text: event.currentTarget.value })}
        />
      </Field>
      <Errors errors={found.errors} area={area} />
      <Field
        label={say('paste.points')}
        error={isTried && paste.arePointsWrong ? say('paste.pointsWrong') : undefined}
      >
        <TextInput
          className={styles['points'] ?? ''}
          inputMode="decimal"
          autoComplete="off"
          value={points}
          onChange={(event) => write({ points: event.currentTarget.value })}
        />
      </Field>
      <AikenPreview questions={found.questions} duplicates={duplicates} />
    </>
  );
}

interface ErrorsProps {
  readonly errors: readonly AikenError[];
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

/** Each wrong line, a way to it. */
function Errors({ errors, area }: ErrorsProps): ReactNode {
  const say = useExamTexts();
  if (errors.length === 0) return null;
  return (
    <Notice tone="bad" isLive title={say('paste.errors', { n: errors.length })}>
      <ul className={styles['errors']}>
        {errors.map(({ line, problem }) => (
          <li key={`${line} ${problem}`}>
            <JumpToField onJump={() => selectLine(area.current, line)}>
              {say('paste.line', { n: line, problem: say(`aiken.${problem}`) })}
            </JumpToField>
          </li>
        ))}
      </ul>
      <p>{say('paste.errorsHelp')}</p>
    </Notice>
  );
}

function selectLine(area: HTMLTextAreaElement | null, line: number): void {
  if (!area) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const height = area.scrollHeight / lines.length;
  area.scrollTop = Math.max(0, (line - 3) * height);
}
