import type { readClass } from '@pathshala/svc-catalog-contract/class-routes';
import type { ClassForAdmin, ClassForStudent } from '@pathshala/svc-catalog-contract/classes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { Link, useParams } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useNow } from '../../continue/use-now.ts';
import { useClassFacts } from '../../routine/class-facts.ts';
import { JoinLink } from '../../routine/join-link.tsx';
import { texts as classTexts } from '../../routine/texts.ts';
import styles from './routine.module.css';
import { texts } from './texts.ts';

const refreshMs = 30_000;

/** /routine/classes/:id: time, place and teacher; the link to join in time; recording and note afterwards. */
export function ClassPage(): ReactNode {
  const { id = '' } = useParams();
  const translate = useText();
  const inLanguage = useBilingual();
  const query = useApiQuery<typeof readClass>(
    '/classes/{id}',
    { params: { id } },
    { refetchInterval: refreshMs },
  );
  return (
    <Page title={query.data ? inLanguage(query.data.title) : translate(texts.class)} width="text">
      <QueryStates query={query} failedTitle={() => translate(texts.notFound)}>
        {(one) => <Details one={one} />}
      </QueryStates>
      <Link to="/routine">{translate(classTexts.toRoutine)}</Link>
    </Page>
  );
}

function Details({ one }: { readonly one: ClassForStudent | ClassForAdmin }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const factsOf = useClassFacts();
  const now = useNow(refreshMs);
  const { startsAt, endsAt } = one;
  const isOnline = 'isOnline' in one ? one.isOnline : one.joinLink !== '';
  const isAhead = now < Date.parse(startsAt);
  return (
    <>
      <p>
        <time dateTime={startsAt}>{format.dateTime(startsAt)}</time>–{format.time(endsAt)}{' '}
        {!isAhead && (
          <Badge tone={now < Date.parse(endsAt) ? 'good' : 'neutral'}>
            {translate(now < Date.parse(endsAt) ? classTexts.onNow : classTexts.over)}
          </Badge>
        )}
        <br />
        <span className={styles['quiet']}>{factsOf({ ...one, isOnline })}</span>
      </p>
      <JoinLink one={one} />
      {'joinOpensAt' in one && one.isOnline && one.joinLink === undefined && isAhead && (
        <p className={styles['quiet']}>
          {translate(classTexts.joinFrom, { time: format.time(one.joinOpensAt) })}
        </p>
      )}
      <Afterwards one={one} />
    </>
  );
}

type Written = Pick<ClassForStudent, 'recordingLink' | 'note'>;

function Afterwards({ one: { recordingLink, note } }: { readonly one: Written }): ReactNode {
  const translate = useText();
  return (
    <>
      {recordingLink !== '' && (
        <p>
          <a href={recordingLink} target="_blank" rel="noopener noreferrer">
            {translate(texts.recording)}
          </a>
        </p>
      )}
      {note !== '' && (
        <section>
          <h2>{translate(texts.note)}</h2>
          <RichText html={note} />
        </section>
      )}
    </>
  );
}
