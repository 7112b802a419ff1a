import type { listExamCampaigns } from '@pathshala/svc-campaigns-contract/http';
import type { listRegisteredExams } from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import styles from './dashboard.module.css';
import { texts } from './texts.ts';

type ExamCampaign = z.output<(typeof listExamCampaigns)['answer']>['items'][number];

/** One exam campaign to register for. Nothing while it is not known: the page is complete without it. */
export function CampaignSuggestion(): ReactNode {
  const campaigns = useApiQuery<typeof listExamCampaigns>('/examcampaigns', { query: { pageSize: 20 } });
  const registered = useApiQuery<typeof listRegisteredExams>('/exams/registered', {
    query: { pageSize: 50 },
  });
  if (!campaigns.data || !registered.data) return null;
  const known = registered.data.items.map(({ campaignId }) => campaignId);
  const suggested = campaigns.data.items.find(
    (campaign) => isOpen(campaign) && !known.includes(campaign._id),
  );
  return suggested ? <Suggestion campaign={suggested} /> : null;
}

function isOpen({ registrationOpen, isFull, phase }: ExamCampaign): boolean {
  return registrationOpen && !isFull && phase !== 'past';
}

function Suggestion({ campaign }: { readonly campaign: ExamCampaign }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { title, exam, phase, startDate, endDate } = campaign;
  const time = format.dateTime(phase === 'running' ? endDate : startDate);
  const facts = { marks: exam.totalMarks, time: format.duration(exam.timeLimit * 60_000) };
  return (
    <section className={styles['panel']}>
      <h2>{translate(texts.suggestion)}</h2>
      <p>
        <strong>{format.digits(inLanguage(title))}</strong>
        <br />
        {exam.totalMarks > 0 && (
          <>
            {translate(texts.suggestionFacts, facts)}
            <br />
          </>
        )}
        {translate(phase === 'running' ? texts.suggestionEnds : texts.suggestionStarts, { time })}
      </p>
      <LinkButton to={`/campaigns/exam/${campaign._id}`} size="small">
        {translate(texts.toRegister)}
      </LinkButton>
    </section>
  );
}
