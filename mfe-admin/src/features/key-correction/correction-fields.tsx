import { KeyedOption } from '@pathshala/admin-exams/keyed-question/keyed-option';
import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId } from 'react';
import styles from './key-correction.module.css';
import type { AnalysedQuestion, CorrectionDraft } from './question-key.ts';
import { texts } from './texts.ts';

const kinds = ['accept', 'change', 'void'] as const;

interface CorrectionFieldsProps {
  readonly question: AnalysedQuestion;
  /** Ids of the options that are right now. */
  readonly correct: readonly string[];
  readonly canAccept: boolean;
  readonly draft: CorrectionDraft;
  readonly onChange: (draft: CorrectionDraft) => void;
  readonly error?: string;
}

/** Sets what is to change, and for which options. */
export function CorrectionFields(props: CorrectionFieldsProps): ReactNode {
  const translate = useText();
  const { correct, canAccept, draft, onChange } = props;
  const offered = kinds.filter((kind) => canAccept || kind !== 'accept');
  const explanations = { accept: texts.acceptText, change: texts.changeText, void: texts.voidText };
  return (
    <>
      <ChoiceBar
        label={translate(texts.what)}
        choices={offered.map((value) => ({ value, text: translate(texts[value]) }))}
        value={draft.kind}
        onChange={(kind) => onChange({ kind, chosen: kind === 'change' ? correct : [] })}
      />
      <p className={styles['quiet']}>{translate(explanations[draft.kind])}</p>
      <OptionBoxes {...props} />
    </>
  );
}

/** Boxes for the options; for a void question they are only shown. */
function OptionBoxes({ question, correct, draft, onChange, error }: CorrectionFieldsProps): ReactNode {
  const translate = useText();
  const errorId = useId();
  const { kind, chosen } = draft;
  const toggle = (optionId: string): void =>
    onChange({
      kind,
      chosen: chosen.includes(optionId) ? chosen.filter((id) => id !== optionId) : [...chosen, optionId],
    });
  return (
    <fieldset className={styles['options']} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{translate(texts.options)}</legend>
      {question.options.map(({ optionId, text }, index) => {
        const isCorrect = correct.includes(optionId);
        const option = <KeyedOption index={index} text={text} isCorrect={isCorrect} />;
        const isFixed = kind === 'accept' && isCorrect;
        return (
          <label key={optionId} className={styles['option']}>
            {kind !== 'void' && (
              <input
                type="checkbox"
                checked={isFixed || chosen.includes(optionId)}
                disabled={isFixed}
                onChange={() => toggle(optionId)}
              />
            )}
            {option}
          </label>
        );
      })}
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
