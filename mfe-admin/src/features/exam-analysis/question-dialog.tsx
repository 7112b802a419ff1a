import { KeyedOption } from '@pathshala/admin-exams/keyed-question/keyed-option';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { type Column, Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { keyCorrectionPath } from '../../exam-questions/paths.ts';
import type { AnalysedQuestion } from './analysis-values.ts';
import { Findings } from './findings.tsx';
import { texts } from './texts.ts';

interface QuestionDialogProps {
  readonly examId: string;
  readonly question: AnalysedQuestion;
  readonly onClose: () => void;
}

/** A question with its options, and how often each was chosen. */
export function QuestionDialog({ examId, question, onClose }: QuestionDialogProps): ReactNode {
  const translate = useText();
  const may = useMayDo();
  const { count, correct, wrong, blank, findings, questionId, number: n } = question;
  return (
    <AdminModal title={translate(texts.questionNumber, { n })} size="xl" onClose={onClose}>
      <RichText html={question.question} />
      <p>{translate(texts.counts, { count, correct, wrong, blank })}</p>
      <Findings findings={findings} />
      <OptionCounts question={question} />
      <ModalActions>
        <Button onClick={onClose}>{translate(texts.close)}</Button>
        {may(permissions.marking) && (
          <LinkButton kind="primary" to={keyCorrectionPath(examId, questionId)}>
            {translate(texts.correct)}
          </LinkButton>
        )}
      </ModalActions>
    </AdminModal>
  );
}

type AnalysedOption = AnalysedQuestion['options'][number] & { readonly index: number };

function OptionCounts({ question: { options } }: Pick<QuestionDialogProps, 'question'>): ReactNode {
  const translate = useText();
  return (
    <Table
      onPhone="cards"
      caption={translate(texts.options)}
      rows={options.map((option, index) => ({ ...option, index }))}
      keyOf={({ optionId }) => optionId}
      columns={useOptionColumns()}
    />
  );
}

function useOptionColumns(): readonly Column<AnalysedOption>[] {
  const translate = useText();
  const { number } = useFormat();
  return [
    {
      id: 'option',
      title: translate(texts.option),
      cell: ({ index, text, isCorrect }) => <KeyedOption index={index} text={text} isCorrect={isCorrect} />,
    },
    { id: 'all', title: translate(texts.all), isNumber: true, cell: ({ count }) => number(count) },
    { id: 'best', title: translate(texts.best), isNumber: true, cell: ({ upper }) => number(upper) },
    { id: 'weakest', title: translate(texts.weakest), isNumber: true, cell: ({ lower }) => number(lower) },
  ];
}
