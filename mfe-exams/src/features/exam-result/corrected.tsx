import { sumOfMarks } from '@pathshala/rules/paper';
import type { Result } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

/** An administrator has corrected the result: when and why, and what the numbers below it are. */
export function Corrected({ result }: { readonly result: Result }): ReactNode {
  const say = useText();
  const format = useFormat();
  const { correctedAt, correctionReason } = result;
  if (correctedAt === null) return null;
  return (
    <Notice tone="attention" title={say(texts.corrected, { date: format.date(correctedAt) })}>
      {correctionReason !== null && <p>{say(commonTexts.reasonWith, { reason: correctionReason })}</p>}
      {!doLinesAddUp(result) && <p>{say(texts.correctedLines)}</p>}
    </Notice>
  );
}

/** After a correction of the key every line is marked again; after one of this result alone they stay as they were. */
function doLinesAddUp({ score, subjects }: Result): boolean {
  return score === null || sumOfMarks(subjects.map((subject) => subject.score)) === score;
}
