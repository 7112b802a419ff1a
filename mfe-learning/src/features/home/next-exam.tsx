import type { listExamCampaigns } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Skeleton } from '@pathshala/web-kit/parts/loading-state';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useNow } from '../../continue/use-now.ts';
import { Clock } from './clock.tsx';
import home from './home.module.css';
import styles from './next-exam.module.css';
import { texts } from './texts.ts';

type ExamCampaign = AnswerOf<typeof listExamCampaigns>['items'][number];

/** The exam campaign that runs or comes next, with its clock and its places; where there is none, the way to all of them. */
export function NextExam(): ReactNode {
  const translate = useText();
  const now = useNow(1_000);
  const { data, error } = useApiQuery<typeof listExamCampaigns>(
    '/examcampaigns',
    { query: { phase: 'current', exam: 'with', pageSize: 1 } },
    { staleTime: 60_000 },
  );
  const exam = data?.items.find(({ endDate }) => Date.parse(endDate) > now);
  const isWaiting = data === undefined && error === null;
  return (
    <section className={styles['ruled']} aria-busy={isWaiting}>
      <div className={`${home['band']} ${styles['strip']}`}>
        {isWaiting && <Skeleton lines={3} />}
        {exam && <Exam exam={exam} now={now} />}
        {!isWaiting && !exam && (
          <>
            <p className={styles['none']}>{translate(texts.noExam)}</p>
            <LinkButton to="/campaigns">{translate(texts.toCampaigns)}</LinkButton>
          </>
        )}
      </div>
    </section>
  );
}

interface ExamProps {
  readonly exam: ExamCampaign;
  /** Epoch milliseconds. */
  readonly now: number;
}

function Exam({ exam, now }: ExamProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { _id: id, title, phase, startDate, endDate, registrationOpen, isFull } = exam;
  // The device's clock may be behind the server's.
  const isRunning = phase === 'running' || Date.parse(startDate) <= now;
  const isOpen = registrationOpen && !isFull;
  return (
    <>
      <div>
        <h2 className={styles['label']}>{translate(isRunning ? texts.examNow : texts.nextExam)}</h2>
        <p className={styles['title']}>{format.digits(inLanguage(title))}</p>
        <p className={styles['facts']}>
          {translate(texts.at, { from: format.dateTime(startDate), to: format.dateTime(endDate) })}
        </p>
        <p className={styles['facts']}>
          <Places exam={exam} />
        </p>
      </div>
      <Clock
        label={translate(isRunning ? texts.endsIn : texts.startsIn)}
        left={Date.parse(isRunning ? endDate : startDate) - now}
      />
      <LinkButton to={`/campaigns/exam/${id}`} kind={isOpen ? 'primary' : 'secondary'}>
        {translate(isOpen ? texts.takePlace : texts.seeExam)}
      </LinkButton>
    </>
  );
}

function Places({ exam }: Pick<ExamProps, 'exam'>): ReactNode {
  const translate = useText();
  const { maxParticipants: max, registeredCount, isFull } = exam;
  if (max === 0) {
    return translate(registeredCount > 0 ? texts.placesTaken : texts.unlimited, { n: registeredCount });
  }
  if (isFull) return translate(texts.full, { max });
  return translate(texts.placesLeft, { n: Math.max(0, max - registeredCount), max });
}
