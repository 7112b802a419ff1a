import type { OwnMarks, readOwnMarks } from '@pathshala/svc-catalog-contract/gradebooks';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Table } from '@pathshala/web-kit/parts/table';
import { useParams } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

/** /courses/marks/:courseid: the student's own row of the gradebook, where the school shows it (GRD-03). */
export function MarksPage(): ReactNode {
  const { courseid: courseId = '' } = useParams();
  const query = useApiQuery<typeof readOwnMarks>('/courses/gradebooks/{courseId}/own', {
    params: { courseId },
  });
  return <QueryStates query={query}>{(marks) => <Marks marks={marks} />}</QueryStates>;
}

interface MarksProps {
  readonly marks: OwnMarks;
}

function Marks({ marks }: MarksProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  return (
    <Page
      title={translate(texts.title)}
      lead={inLanguage(marks.courseName)}
      back={{ to: '/profile?tab=courses', text: translate(texts.back) }}
      width="text"
    >
      <Shown marks={marks} />
    </Page>
  );
}

function Shown({ marks }: MarksProps): ReactNode {
  const translate = useText();
  const { percent } = useFormat();
  const { isReleased, items, total, grade, missing } = marks;
  if (!isReleased) {
    return (
      <EmptyState text={translate(texts.closed)}>
        <p>{translate(texts.closedHelp)}</p>
      </EmptyState>
    );
  }
  if (items.length === 0) return <EmptyState text={translate(texts.none)} />;
  return (
    <>
      <Facts
        facts={[
          [translate(texts.total), total === null ? translate(texts.noTotal) : percent(total)],
          ...(grade === null ? [] : [[translate(texts.grade), grade] as const]),
        ]}
      />
      <Items items={items} />
      <p>{translate(texts.rule[missing])}</p>
    </>
  );
}

function Items({ items }: Pick<OwnMarks, 'items'>): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { number, percent } = useFormat();
  const stateOf = ({ state }: OwnMarks['items'][number]): string =>
    state === 'marked' || state === 'not-addressed' ? '–' : translate(texts.states[state]);
  return (
    <Table
      caption={translate(texts.title)}
      rows={items}
      keyOf={({ itemId }) => itemId}
      onPhone="cards"
      columns={[
        { id: 'title', title: translate(texts.what), cell: ({ title }) => inLanguage(title) },
        {
          id: 'marks',
          title: translate(texts.marks),
          isNumber: true,
          cell: (item) =>
            item.score === null
              ? stateOf(item)
              : translate(texts.ofMarks, { score: number(item.score), total: number(item.totalMarks) }),
        },
        {
          id: 'share',
          title: translate(texts.share),
          isNumber: true,
          cell: ({ share }) => percent(share),
        },
      ]}
    />
  );
}
