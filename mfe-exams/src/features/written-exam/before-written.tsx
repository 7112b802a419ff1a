import { pageLimit } from '@pathshala/svc-exams-contract/written';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { BeforeWrittenProps } from '../../written/written-answer-props.ts';
import { texts } from './texts.ts';

/** Says before Start what is written, where, in how much time, and who marks it. */
export function BeforeWritten({ timeLimit }: BeforeWrittenProps): ReactNode {
  const translate = useText();
  return (
    <Notice title={translate(texts.beforeTitle)}>
      <p>{translate(texts.beforeHow, { max: pageLimit })}</p>
      <p>{timeLimit > 0 ? translate(texts.beforeTime, { n: timeLimit }) : translate(texts.beforeNoLimit)}</p>
      <p>{translate(texts.beforeMarks)}</p>
    </Notice>
  );
}
