import type { listMistakes } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { usePageOfList } from '../../lists/use-page-of-list.ts';
import { practicePaths } from '../../practice/paths.ts';
import { usePracticeHome } from '../../practice/use-practice-home.ts';
import { MistakeEntry } from './mistake-entry.tsx';
import { ReviewDue } from './review-due.tsx';
import { texts } from './texts.ts';

/** /student/mistakes: the notebook, and the review of what is due. */
export function MistakesPage(): ReactNode {
  const translate = useText();
  const [search, setSearch] = useQueryParams();
  const { page, onPage } = usePageOfList();
  const isDueOnly = search.get('due') === 'true';
  const query = useApiQuery<typeof listMistakes>(
    '/exams/mistakes',
    { query: { page, ...(isDueOnly ? { due: 'true' as const } : {}) } },
    { keepPrevious: true },
  );
  return (
    <Page title={translate(texts.title)} lead={translate(texts.lead)} back={usePracticeHome()}>
      <QueryStates query={query} loadingText={translate(texts.loading)}>
        {({ items, total, pageSize }) =>
          total === 0 && !isDueOnly ? (
            <EmptyNotebook />
          ) : (
            <>
              <ReviewDue />
              <ChoiceBar
                label={translate(texts.showing)}
                choices={[
                  { value: 'all', text: translate(commonTexts.all) },
                  { value: 'due', text: translate(texts.dueOnly) },
                ]}
                value={isDueOnly ? 'due' : 'all'}
                onChange={(wanted) =>
                  setSearch({ due: wanted === 'due' ? 'true' : undefined, page: undefined })
                }
              />
              <h2 className="visually-hidden">{translate(isDueOnly ? texts.dueOnly : commonTexts.all)}</h2>
              {total === 0 && <p>{translate(texts.none)}</p>}
              {items.map((mistake, index) => (
                <MistakeEntry
                  key={mistake.cardId}
                  mistake={mistake}
                  number={(page - 1) * pageSize + index + 1}
                />
              ))}
              <Pagination page={page} total={total} pageSize={pageSize} onPage={onPage} />
            </>
          )
        }
      </QueryStates>
    </Page>
  );
}

function EmptyNotebook(): ReactNode {
  const translate = useText();
  return (
    <EmptyState
      text={translate(texts.empty)}
      action={
        <LinkButton to={practicePaths.home} kind="primary">
          {translate(texts.toPractice)}
        </LinkButton>
      }
    >
      <p>{translate(texts.emptyHelp)}</p>
    </EmptyState>
  );
}
