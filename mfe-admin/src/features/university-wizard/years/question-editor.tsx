import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import type { Path } from '../draft/path.ts';
import { DraftField } from '../fields/draft-field.tsx';
import { RichField } from '../fields/rich-field.tsx';
import { useFieldError } from '../fields/wizard-context.ts';
import { OptionRows } from './option-rows.tsx';
import { useQuestions } from './use-questions.ts';
import styles from './years.module.css';

export interface QuestionEditorProps {
  /** The list's place. */
  readonly path: Path;
  readonly index: number;
}

export function QuestionEditor({ path, index }: QuestionEditorProps): ReactNode {
  const say = useTexts();
  const at = `${path}.${index}`;
  const error = useFieldError(at);
  const { finish } = useQuestions(path);
  return (
    <div className={styles['questionEditor']} data-place={at} tabIndex={-1}>
      {error !== undefined && (
        <Notice tone="bad" isLive>
          <p>{error}</p>
        </Notice>
      )}
      <RichField
        path={`${at}.question`}
        label={say('question.text')}
        help={say('wizard.richHelp')}
        rows={3}
      />
      <OptionRows path={`${at}.options`} />
      <RichField path={`${at}.explanation`} label={say('question.explanation')} isOptional rows={2} />
      <div className={styles['questionFoot']}>
        <DraftField path={`${at}.points`} kind="number" label={say('question.points')} />
        <Button onClick={() => finish(index)}>{say('question.done')}</Button>
      </div>
    </div>
  );
}
