import { Alert, UnstyledButton } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode, RefObject } from 'react';
import { pasteProblems } from './paste-problems.ts';
import styles from './paste.module.css';
import type { PasteError } from '@pathshala/rules/pasted-question';

const texts = {
  title: { en: '{n} lines need mending', bn: '{n}টি লাইন ঠিক করতে হবে' },
  titleOne: { en: '{n} line needs mending', bn: '{n}টি লাইন ঠিক করতে হবে' },
  help: {
    en: 'The other questions can be added already. What is wrong stays here.',
    bn: 'বাকি প্রশ্নগুলো এখনই যোগ করা যায়। যেগুলোতে ভুল, সেগুলো এখানেই থাকবে।',
  },
  helpAlone: {
    en: 'Mend these lines above; then the questions can be added.',
    bn: 'ওপরের লেখায় লাইনগুলো ঠিক করুন; তাহলেই প্রশ্ন যোগ করা যাবে।',
  },
  line: { en: 'Line {n}: {problem}', bn: 'লাইন {n}: {problem}' },
};

export interface PasteErrorsProps {
  readonly errors: readonly PasteError[];
  /** Whether questions without errors were found. */
  readonly hasOthers: boolean;
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

/** The errors; each one selects its line. */
export function PasteErrors({ errors, hasOthers, area }: PasteErrorsProps): ReactNode {
  const translate = useText();
  const count = new Set(errors.map(({ line }) => line)).size;
  if (count === 0) return null;
  return (
    <Alert color="red" mt="sm" title={translate(count === 1 ? texts.titleOne : texts.title, { n: count })}>
      <ul className={styles['errors']}>
        {errors.map(({ line, problem }) => (
          <li key={`${line} ${problem}`}>
            <UnstyledButton td="underline" onClick={() => selectLine(area.current, line)}>
              {translate(texts.line, { n: line, problem: translate(pasteProblems[problem]) })}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {translate(hasOthers ? texts.help : texts.helpAlone)}
    </Alert>
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
