import { standingPoints } from '@pathshala/rules/standings';
import type { OwnStanding, readOwnStanding } from '@pathshala/svc-exams-contract/standings';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Tabs } from '@pathshala/web-kit/parts/tabs';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { usePracticeHome } from '../../practice/use-practice-home.ts';
import { CourseStandings } from './course-standings.tsx';
import { OwnCard } from './own-card.tsx';
import { ownStandingPath } from './paths.ts';
import { PlaceStandings } from './place-standings.tsx';
import styles from './standings.module.css';
import { texts } from './texts.ts';
import { listKinds, useStandingsPlace, type StandingsPlace } from './use-standings-place.ts';
import { WeekChoice } from './week-choice.tsx';

/** /student/standings: who answered the most questions right in a week, among those who have chosen to take part. */
export function StandingsPage(): ReactNode {
  const translate = useText();
  const home = usePracticeHome();
  const own = useApiQuery<typeof readOwnStanding>(ownStandingPath, {});
  return (
    <Page title={translate(texts.title)} lead={translate(texts.lead)} back={home} width="text">
      <QueryStates query={own} loadingText={translate(texts.loading)}>
        {(standing) => <Standings own={standing} />}
      </QueryStates>
    </Page>
  );
}

function Standings({ own }: { readonly own: OwnStanding }): ReactNode {
  const translate = useText();
  const place = useStandingsPlace();
  return (
    <>
      <OwnCard own={own} />
      <WeekChoice weeks={own.weeks} chosen={place.week} onChoose={(week) => place.change({ week })} />
      <Tabs
        label={translate(texts.lists)}
        selected={place.list}
        onSelect={(list) => place.change({ list })}
        tabs={listKinds.map((kind) => ({
          id: kind,
          label: translate(texts[kind]),
          panel: <Panel own={own} place={place} />,
        }))}
      />
      <Rules />
    </>
  );
}

function Panel({ own, place }: { readonly own: OwnStanding; readonly place: StandingsPlace }): ReactNode {
  if (place.list === 'course') return <CourseStandings place={place} />;
  return <PlaceStandings kind={place.list} name={own[place.list]} place={place} />;
}

function Rules(): ReactNode {
  const translate = useText();
  const format = useFormat();
  const values = {
    sitting: format.number(standingPoints.sitting),
    practice: format.number(standingPoints.practice),
  };
  const rules = [texts.ruleExam, texts.rulePractice, texts.ruleOnce, texts.ruleWeek, texts.ruleTies];
  return (
    <section className={styles['rules']}>
      <h2>{translate(texts.rules)}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule.en}>{translate(rule, values)}</li>
        ))}
      </ul>
    </section>
  );
}
