import { useOptionLetter } from '@pathshala/admin-exams/keyed-question/keyed-option';
import { type Column, Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { type AnalysedQuestion, type Correction, lettersOf } from './question-key.ts';
import { texts } from './texts.ts';

interface CorrectionHistoryProps {
  readonly questions: readonly AnalysedQuestion[];
  readonly corrections: readonly Correction[];
}

/** Lists who corrected what, when and why, the latest first. */
export function CorrectionHistory(props: CorrectionHistoryProps): ReactNode {
  const translate = useText();
  const columns = useHistoryColumns(props);
  const { corrections } = props;
  return (
    <section>
      <h2>{translate(texts.history)}</h2>
      {corrections.length === 0 ? (
        <p>{translate(texts.noHistory)}</p>
      ) : (
        <Table
          onPhone="cards"
          caption={translate(texts.history)}
          rows={corrections.toReversed()}
          keyOf={({ keyVersion }) => String(keyVersion)}
          columns={columns}
        />
      )}
    </section>
  );
}

function useHistoryColumns({ questions }: CorrectionHistoryProps): readonly Column<Correction>[] {
  const translate = useText();
  const format = useFormat();
  const byId = new Map(questions.map((question) => [question.questionId, question]));
  return [
    {
      id: 'when',
      title: translate(texts.when),
      cell: ({ correctedAt }) => format.shortDateTime(correctedAt),
    },
    {
      id: 'who',
      title: translate(texts.who),
      cell: ({ correctedBy }) => correctedBy ?? translate(texts.none),
    },
    {
      id: 'question',
      title: translate(texts.question),
      isNumber: true,
      cell: ({ questionId }) => {
        const question = byId.get(questionId);
        return question === undefined ? translate(texts.none) : format.number(question.number);
      },
    },
    {
      id: 'change',
      title: translate(texts.whatChanged),
      cell: (correction) => <Change correction={correction} question={byId.get(correction.questionId)} />,
    },
    { id: 'reason', title: translate(texts.reason), cell: ({ reason }) => reason },
  ];
}

interface ChangeProps {
  readonly correction: Correction;
  readonly question: AnalysedQuestion | undefined;
}

/** `A → A, C`, or that the question is void. */
function Change({ correction, question }: ChangeProps): string {
  const translate = useText();
  const letterOf = useOptionLetter();
  if (correction.kind === 'void') return translate(texts.voided);
  const [before, after] = [correction.before, correction.correct].map(
    (ids) => (question && lettersOf(question, ids, letterOf)) || translate(texts.none),
  );
  return translate(texts.fromTo, { before: before ?? '', after: after ?? '' });
}
