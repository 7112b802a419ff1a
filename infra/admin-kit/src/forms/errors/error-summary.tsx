import { Alert, UnstyledButton } from '@mantine/core';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useRef } from 'react';
import styles from '../admin-form.module.css';
import { useFocusWithoutField } from './use-focus-target.ts';
import { useFormErrors } from './use-form-errors.ts';
import { useFormHandle } from '../form-context.ts';

/** More entries would push the form off the screen. */
const shownLimit = 8;

const texts = {
  problems: { en: '{n} places need your attention', bn: '{n}টি জায়গা দেখতে হবে' },
};

/** A list of all errors; each one jumps to its field. A single error is shown beside its field only. */
export function ErrorSummary(): ReactNode {
  const translate = useText();
  const { message, remedy, labelsOf, reveal } = useFormHandle();
  const errors = useFormErrors();
  const summary = useRef<HTMLDivElement>(null);
  const title = message ?? errors['root'];
  useFocusWithoutField(summary, title, errors);
  const entries = Object.entries(errors).filter(([path]) => path !== 'root');
  if (entries.length < 2 && title === undefined) return null;
  return (
    <Alert
      ref={summary}
      tabIndex={-1}
      color="red"
      role="alert"
      mb="md"
      title={title ?? translate(texts.problems, { n: entries.length })}
    >
      {entries.length > 0 && (
        <ul className={styles['problems']}>
          {entries.slice(0, shownLimit).map(([path, text]) => (
            <li key={path}>
              <UnstyledButton className={styles['problem'] ?? ''} onClick={() => reveal(path)}>
                {[...labelsOf(path), text].join(' › ')}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {remedy}
      {entries.length > shownLimit && (
        <p>{translate(commonTexts.andNMore, { n: entries.length - shownLimit })}</p>
      )}
    </Alert>
  );
}
