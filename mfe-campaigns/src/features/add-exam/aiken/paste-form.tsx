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

/** The pasted text, its errors by line, and a preview. */
export function PasteForm({ paste }: { readonly paste: Paste }): ReactNode {
  const translate = useExamTexts();
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, points, isTried, problem, room, added, found, duplicates, write } = paste;
  const problemText = problem && translate(`paste.${problem}`, { n: room });
  return (
    <>
      {added > 0 && (
        <Notice tone="good" isLive>
          <p>{translate('paste.added', { n: added })}</p>
        </Notice>
      )}
      <Field
        label={translate('paste.text')}
        help={translate('paste.help')}
        error={isTried || problem === 'tooMany' ? problemText : undefined}
      >
        <TextArea
          ref={area}
          rows={9}
          className={styles['text'] ?? ''}
          value={text}
          placeholder={translate('paste.example')}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => write({ text: event.currentTarget.value })}
        />
      </Field>
      <Errors errors={found.errors} area={area} />
      <Field
        label={translate('paste.points')}
        error={isTried && paste.arePointsWrong ? translate('paste.pointsWrong') : undefined}
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

/** The errors; each one selects its line. */
function Errors({ errors, area }: ErrorsProps): ReactNode {
  const translate = useExamTexts();
  if (errors.length === 0) return null;
  return (
    <Notice tone="bad" isLive title={translate('paste.errors', { n: errors.length })}>
      <ul className={styles['errors']}>
        {errors.map(({ line, problem }) => (
          <li key={`${line} ${problem}`}>
            <JumpToField onJump={() => selectLine(area.current, line)}>
              {translate('paste.line', { n: line, problem: translate(`aiken.${problem}`) })}
            </JumpToField>
          </li>
        ))}
      </ul>
      <p>{translate('paste.errorsHelp')}</p>
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
