import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { ExamList } from '../../exams/exam-list.tsx';
import { otherExamPaths } from '../../exams/exam-paths.ts';
import type { FoundExam } from '../../exams/exam-types.ts';
import { answersPath } from '../../courses/course-paths.ts';
import { fetchPageFiles } from '../../offline/fetch-page-files.ts';
import { KeepOffline } from '../../offline/keep-offline.tsx';
import { useLockText } from '../../lessons/use-lock-text.ts';
import { readUnit } from './read-unit.ts';
import { texts } from './texts.ts';
import type { Unit } from './unit-types.ts';
import styles from './units.module.css';
import { type UnitResults, useUnitResults } from './use-unit-results.ts';
import { YearRow } from './year-row.tsx';

interface UnitSectionProps {
  readonly courseCode: string;
  readonly unit: Unit;
  readonly exams: readonly FoundExam[];
  /** Its next paper is the primary action of the page. */
  readonly isLeading: boolean;
}

/** A unit and its past years. If the results fail, the years can still be opened. */
export function UnitSection({ courseCode, unit, exams, isLeading }: UnitSectionProps): ReactNode {
  const translateText = useText();
  const inLanguage = useBilingual();
  const results = useUnitResults(unit._id);
  const isNew = ({ _id, lock }: Unit['years'][number]) => !lock && results.resultOf(_id) === undefined;
  const next =
    unit.years.find(({ _id }) => results.attemptOf(_id) !== undefined) ??
    (results.isLoading ? undefined : unit.years.find(isNew));
  const lockText = useLockText();
  return (
    <section>
      <h2>{inLanguage(unit.unitName)}</h2>
      {unit.lock && <p>{lockText(unit.lock)}</p>}
      {results.hasFailed && (
        <Notice tone="attention" isLive>
          <p>{translateText(texts.noResults)}</p>
          <Button size="small" onClick={results.tryAgain}>
            {translateText(commonTexts.tryAgain)}
          </Button>
        </Notice>
      )}
      {unit.years.length > 0 && <UnitProgress unit={unit} results={results} />}
      {unit.years.length === 0 && <p>{translateText(texts.noYears)}</p>}
      <ul className={styles['years']} aria-busy={results.isLoading || undefined}>
        {unit.years.map((year) => (
          <YearRow
            key={year._id}
            year={year}
            pastYear={{ courseCode, unitId: unit._id, yearId: year._id }}
            result={results.resultOf(year._id)}
            attempt={results.attemptOf(year._id)}
            isLoading={results.isLoading}
            isNext={isLeading && year._id === next?._id}
          />
        ))}
      </ul>
      {unit.years.length > 0 && <KeepUnit courseCode={courseCode} unit={unit} />}
      {exams.length > 0 && (
        <>
          <h3>{translateText(commonTexts.exams)}</h3>
          <ExamList exams={exams} paths={otherExamPaths} />
        </>
      )}
    </section>
  );
}

/** Reserves its place while the results load. */
function UnitProgress({ unit, results }: { readonly unit: Unit; readonly results: UnitResults }): ReactNode {
  const translate = useText();
  const taken = unit.years.filter(({ _id }) => results.resultOf(_id) !== undefined).length;
  const total = unit.years.length;
  return (
    <div className={styles['progress']} data-hidden={results.isLoading || results.hasFailed}>
      <ProgressBar
        label={translate(texts.progress, { n: taken, total })}
        percent={Math.round((taken / total) * 100)}
      />
    </div>
  );
}

function KeepUnit({ courseCode, unit }: Pick<UnitSectionProps, 'courseCode' | 'unit'>): ReactNode {
  const translate = useText();
  const { api, language } = useServices();
  const yearId = unit.years[0]?._id ?? '';
  return (
    <KeepOffline
      name={`unit/${unit._id}`}
      about={translate(texts.keepAbout)}
      read={async () => {
        const { pathname } = new URL(answersPath({ courseCode, unitId: unit._id, yearId }), location.origin);
        await fetchPageFiles(pathname, language.get());
        return readUnit(api, courseCode, unit);
      }}
    />
  );
}
