import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import type { CourseExams } from './use-course-exams.ts';

/** Shown once for a page whose exams did not come; the rest of the page stays. */
export function ExamsFailed({ exams }: { readonly exams: CourseExams }): ReactNode {
  const translate = useText();
  if (!exams.hasFailed) return null;
  return (
    <Notice tone="attention" isLive>
      <p>{translate(texts.failed)}</p>
      <Button size="small" onClick={exams.tryAgain}>
        {translate(commonTexts.tryAgain)}
      </Button>
    </Notice>
  );
}
