import type { Result } from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import styles from './written.module.css';

type Criterion = NonNullable<Result['marking']>['criteria'][number];

interface CriteriaTableProps {
  readonly criteria: readonly Criterion[];
}

/** Shows what each criterion gave, and why. */
export function CriteriaTable({ criteria }: CriteriaTableProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  return (
    <Table
      caption={translate(commonTexts.marks)}
      rows={criteria}
      keyOf={({ name }) => name}
      columns={[
        { id: 'criterion', title: translate(texts.criterion), cell: withComment },
        {
          id: 'marks',
          title: translate(commonTexts.marks),
          isNumber: true,
          cell: ({ marks, maxMarks }) => translate(texts.of, { marks: number(marks), max: number(maxMarks) }),
        },
      ]}
    />
  );
}

function withComment(criterion: Criterion): ReactNode {
  return <NameAndComment criterion={criterion} />;
}

/** The name and the comment share one column, to save width on a phone. */
function NameAndComment({ criterion: { name, comment } }: { readonly criterion: Criterion }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  return (
    <>
      {name === '' ? translate(commonTexts.answer) : inLanguage(name)}
      {comment !== '' && <p className={styles['quiet']}>{comment}</p>}
    </>
  );
}
