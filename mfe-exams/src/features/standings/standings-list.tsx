import { fewestInStandings } from '@pathshala/rules/standings';
import type { readOwnStanding, readStandings, Standings } from '@pathshala/svc-exams-contract/standings';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { ownStandingPath, standingsPath } from './paths.ts';
import styles from './standings.module.css';
import { texts } from './texts.ts';
import type { StandingsPlace } from './use-standings-place.ts';

export interface StandingsListProps {
  readonly place: StandingsPlace;
  /** null: of a district or a college. */
  readonly courseId: string | null;
}

/** A page of a list, and the own row, wherever it stands. */
export function StandingsList({ place, courseId }: StandingsListProps): ReactNode {
  const translate = useText();
  const { list, week, page, onPage } = place;
  const query = useApiQuery<typeof readStandings>(
    standingsPath,
    {
      query: {
        list,
        page,
        ...(courseId !== null && { courseId }),
        ...(week !== null && { week }),
      },
    },
    { keepPrevious: true },
  );
  return (
    <QueryStates query={query} loadingText={translate(texts.loading)}>
      {(standings) => (
        <>
          <OwnPoints own={standings.own} />
          {standings.isTooFew ? (
            <TooFew />
          ) : (
            <>
              <Rows standings={standings} />
              <Pagination page={page} pageSize={standings.pageSize} total={standings.total} onPage={onPage} />
            </>
          )}
        </>
      )}
    </QueryStates>
  );
}

/** Steps without anybody on them. */
const podium = (
  <>
    <path d="M14 62h92" stroke="var(--line-strong)" />
    <path d="M22 62V44h24v18M74 62V50h24v12" stroke="var(--quiet)" />
    <path d="M46 62V30h28v32" stroke="var(--green)" />
  </>
);

function TooFew(): ReactNode {
  const translate = useText();
  const format = useFormat();
  return (
    <EmptyState text={translate(texts.tooFew)} drawing={podium}>
      <p>{translate(texts.tooFewHelp, { n: format.number(fewestInStandings) })}</p>
    </EmptyState>
  );
}

function OwnPoints({ own }: Pick<Standings, 'own'>): ReactNode {
  const translate = useText();
  const format = useFormat();
  if (own === null) return null;
  if (own.points === 0) return <p className={styles['ownPoints']}>{translate(texts.noPoints)}</p>;
  const points = format.number(own.points);
  return (
    <p className={styles['ownPoints']}>
      {own.rank === null
        ? translate(texts.ownPoints, { points })
        : translate(texts.ownRank, { points, rank: format.number(own.rank) })}
    </p>
  );
}

function Rows({ standings: { items, own } }: { readonly standings: Standings }): ReactNode {
  const translate = useText();
  // The query of the page: it is there before the list is.
  const { data } = useApiQuery<typeof readOwnStanding>(ownStandingPath, {}, { staleTime: 60_000 });
  const isShown = items.some(({ isOwn }) => isOwn);
  const rank = own?.rank ?? null;
  const name = data?.name ?? null;
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{translate(texts.rank)}</th>
          <th scope="col">{translate(texts.name)}</th>
          <th scope="col">{translate(texts.points)}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </tbody>
      {!isShown && own !== null && rank !== null && name !== null && (
        <tfoot>
          <Row rank={rank} name={name} points={own.points} isOwn />
        </tfoot>
      )}
    </table>
  );
}

function Row({ rank, name, points, isOwn }: Standings['items'][number]): ReactNode {
  const translate = useText();
  const format = useFormat();
  return (
    <tr data-own={isOwn || undefined}>
      <td>{format.number(rank)}</td>
      <th scope="row">
        {name}
        {isOwn && <span className={styles['you']}> ({translate(texts.you)})</span>}
      </th>
      <td>{format.number(points)}</td>
    </tr>
  );
}
