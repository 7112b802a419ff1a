import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { CorrectionFields } from './correction-fields.tsx';
import { CorrectionPreview } from './correction-preview.tsx';
import styles from './key-correction.module.css';
import {
  type AnalysedQuestion,
  changeOf,
  type Correction,
  type CorrectionDraft,
  firstDraft,
  keyOf,
} from './question-key.ts';
import { texts } from './texts.ts';

interface CorrectQuestionProps {
  readonly paperId: string;
  readonly question: AnalysedQuestion;
  readonly corrections: readonly Correction[];
  /** Another option can be accepted beside the right ones. */
  readonly canAccept: boolean;
}

/** The choice of a change; what it does to the scores is shown before it can be applied. */
export function CorrectQuestion(props: CorrectQuestionProps): ReactNode {
  const { paperId, question, corrections, canAccept } = props;
  const translate = useText();
  const key = keyOf(question, corrections);
  const [draft, setDraft] = useState(() => firstDraft(canAccept, key.correct));
  const [state, setState] = useState<'editing' | 'incomplete' | 'previewed'>('editing');
  const change = changeOf(question.questionId, draft);
  const edit = (edited: CorrectionDraft): void => {
    setDraft(edited);
    setState('editing');
  };
  return (
    <section className={styles['question']}>
      <RichText html={question.question} className={styles['stem'] ?? ''} />
      {key.isVoid ? (
        <Notice>
          <p>{translate(texts.isVoid)}</p>
        </Notice>
      ) : (
        <>
          <CorrectionFields
            question={question}
            correct={key.correct}
            canAccept={canAccept}
            draft={draft}
            onChange={edit}
            {...(state === 'incomplete' && { error: translate(texts.chooseOption) })}
          />
          <p>
            <Button
              kind={state === 'previewed' ? 'secondary' : 'primary'}
              onClick={() => setState(change === null ? 'incomplete' : 'previewed')}
            >
              {translate(texts.preview)}
            </Button>
          </p>
          {state === 'previewed' && change !== null && (
            <CorrectionPreview
              paperId={paperId}
              number={question.number}
              change={change}
              onApplied={() => edit(firstDraft(canAccept, draft.chosen))}
            />
          )}
        </>
      )}
    </section>
  );
}
