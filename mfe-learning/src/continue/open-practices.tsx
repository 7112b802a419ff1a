import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { OpenAttempt } from './dashboard-types.ts';
import { texts } from './texts.ts';

const maxShown = 3;

export function isPractice({ examKind }: Pick<OpenAttempt, 'examKind'>): boolean {
  return examKind === 'practice';
}

/** Practices that were not finished: nothing is lost by their time, so there is no clock. */
export function OpenPractices({ attempts }: { readonly attempts: readonly OpenAttempt[] }): ReactNode {
  const translate = useText();
  const half = useBilingual();
  const format = useFormat();
  const practices = attempts.filter(isPractice).slice(0, maxShown);
  if (practices.length === 0) return null;
  return (
    <Notice title={translate(texts.practices)}>
      {practices.map(({ attemptId, examId, title }) => (
        <p key={attemptId}>
          <Link to={`/student/mcq?${new URLSearchParams({ exam: examId }).toString()}`}>
            {format.digits(half(title))}
          </Link>
        </p>
      ))}
    </Notice>
  );
}
