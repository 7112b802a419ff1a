import { Badge, UnstyledButton } from '@mantine/core';
import { hasCorrectOption } from '@pathshala/rules/paper-rules';
import { isBlankFragment } from '@pathshala/rules/question-rules';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { memo, type ReactNode } from 'react';
import type { Path } from '@pathshala/admin-kit/values/path';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { isComplete } from '../draft/check-question.ts';
import type { Errors } from '../draft/edit-subjects.ts';
import { useEditor, useQuestionRules } from '../editor-context.ts';
import type { QuestionDraft, SubjectDraft } from '../draft/question-draft.ts';
import { QuestionMenu } from './question-menu.tsx';
import { QuestionPanel } from './question-panel.tsx';
import styles from '../subjects-editor.module.css';

const texts = {
  empty: { en: 'not written yet', bn: 'এখনো লেখা হয়নি' },
  incomplete: { en: 'incomplete', bn: 'অসম্পূর্ণ' },
  wrong: { en: 'has an error', bn: 'ভুল আছে' },
  points: { en: 'Points: {points}', bn: 'নম্বর: {points}' },
  noKey: { en: 'no correct option', bn: 'সঠিক উত্তর নেই' },
};

export interface QuestionRowProps {
  readonly question: QuestionDraft;
  readonly path: Path;
  readonly index: number;
  readonly isLast: boolean;
  /** The question has an error. */
  readonly isMarked: boolean;
  readonly isOpen: boolean;
  /** The errors of the open question; empty for the others, so that they do not render again. */
  readonly errors: Errors;
  readonly subjects: readonly SubjectDraft[];
}

/** A question in one line, or expanded for editing. */
export const QuestionRow = memo(function QuestionRow(props: QuestionRowProps): ReactNode {
  const { question, path, index, isLast, isOpen, isMarked, errors, subjects } = props;
  const translate = useText();
  const editor = useEditor();
  return (
    <li className={styles['question']} data-open={isOpen} data-question={question.key}>
      <div className={styles['questionHead']}>
        <UnstyledButton
          className={styles['stem'] ?? ''}
          aria-expanded={isOpen}
          onClick={() => editor.open({ question: isOpen ? undefined : question.key })}
        >
          <span className={styles['number']}>{translate(commonTexts.questionN, { n: index + 1 })}</span>
          {isOpen || <Stem fragment={question.question} />}
        </UnstyledButton>
        <State question={question} isMarked={isMarked} />
        {isOpen || <Points points={question.points} />}
        <QuestionMenu question={question} index={index} isLast={isLast} />
      </div>
      {isOpen && <QuestionPanel question={question} path={path} errors={errors} subjects={subjects} />}
    </li>
  );
});

function Stem({ fragment }: { readonly fragment: string }): ReactNode {
  const translate = useText();
  if (isBlankFragment(fragment)) return <span className={styles['count']}>{translate(texts.empty)}</span>;
  return (
    <span className={styles['clipped']}>
      <RichText html={fragment} isInline />
    </span>
  );
}

function Points({ points }: Pick<QuestionDraft, 'points'>): ReactNode {
  const translate = useText();
  const digits = useFormat().digits(points);
  return <span className={styles['count']}>{translate(texts.points, { points: digits })}</span>;
}

interface StateProps {
  readonly question: QuestionDraft;
  readonly isMarked: boolean;
}

function State({ question, isMarked }: StateProps): ReactNode {
  const translate = useText();
  const rules = useQuestionRules();
  if (isMarked) {
    return (
      <Badge variant="light" color="red" tt="none">
        {translate(texts.wrong)}
      </Badge>
    );
  }
  const problem = !isComplete(question, rules)
    ? texts.incomplete
    : hasCorrectOption(question)
      ? undefined
      : texts.noKey;
  if (!problem) return null;
  return (
    <Badge variant="light" color="marigold" tt="none">
      {translate(problem)}
    </Badge>
  );
}
