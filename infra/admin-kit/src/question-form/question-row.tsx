import { hasCorrectOption } from '@pathshala/rules/paper-rules';
import { memo, type ReactNode } from 'react';
import { isComplete } from '../draft/check-question.ts';
import { useDraftPart } from '../draft/draft-context.ts';
import { toFragment } from '../draft/fragment.ts';
import { isAtOrUnder, type Path } from '../draft/path.ts';
import type { QuestionDraft } from '../draft/question-draft.ts';
import { useText } from '@pathshala/web-kit/texts';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { QuestionEditor } from './question-editor.tsx';
import styles from './question-form.module.css';
import { useQuestionRules } from './question-rules.tsx';
import { QuestionTools, type QuestionToolsProps } from './question-tools.tsx';
import { useQuestions } from './use-questions.ts';

const texts = {
  number: { en: 'Question {n}', bn: 'প্রশ্ন {n}' },
  empty: { en: 'not written yet', bn: 'এখনো লেখা হয়নি' },
  incomplete: { en: 'incomplete', bn: 'অসম্পূর্ণ' },
  wrong: { en: 'see the marks', bn: 'চিহ্ন দেখুন' },
  noKey: { en: 'no correct option', bn: 'সঠিক উত্তর নেই' },
};

interface QuestionRowProps extends QuestionToolsProps {
  readonly isOpen: boolean;
}

/** A question in one line, or expanded for editing. */
export const QuestionRow = memo(function QuestionRow(props: QuestionRowProps): ReactNode {
  const translate = useText();
  const { path, index, question, isOpen } = props;
  const { toggle } = useQuestions(path);
  const at = `${path}.${index}`;
  return (
    <li className={styles['question']} data-open={isOpen}>
      <div className={styles['questionHead']}>
        <button
          type="button"
          className={styles['stem']}
          aria-expanded={isOpen}
          onClick={() => toggle(question)}
        >
          <span className={styles['number']}>{translate(texts.number, { n: index + 1 })}</span>
          {isOpen || <Stem text={question.question} />}
        </button>
        <State question={question} at={at} />
        <QuestionTools {...props} />
      </div>
      {isOpen && <QuestionEditor path={path} index={index} />}
    </li>
  );
});

function Stem({ text }: { readonly text: string }): ReactNode {
  const translate = useText();
  if (text.trim() === '') return <span className={styles['count']}>{translate(texts.empty)}</span>;
  return (
    <span className={styles['clipped']}>
      <RichText html={toFragment(text)} isInline />
    </span>
  );
}

function State({ question, at }: { readonly question: QuestionDraft; readonly at: Path }): ReactNode {
  const translate = useText();
  const rules = useQuestionRules();
  const isWrong = useDraftPart(({ errors }) => Object.keys(errors).some((path) => isAtOrUnder(path, at)));
  if (isWrong) return <Badge tone="bad">{translate(texts.wrong)}</Badge>;
  if (!isComplete(question, rules)) return <Badge tone="attention">{translate(texts.incomplete)}</Badge>;
  if (!hasCorrectOption(question)) return <Badge tone="attention">{translate(texts.noKey)}</Badge>;
  return null;
}
