import type { readCampaignsOverview } from '@pathshala/svc-campaigns-contract/http';
import type { listClaimQueue } from '@pathshala/svc-catalog-contract/http';
import type { listQuestionReports } from '@pathshala/svc-exams-contract/question-reports';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link } from '@pathshala/web-kit/router';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { campaignPaths } from '../../campaigns/paths.ts';
import { useTexts } from '../../texts.ts';
import styles from './start.module.css';

export type CampaignsOverview = z.output<(typeof readCampaignsOverview)['answer']>;

/** Nothing was registered for lately and nothing waits: the school may be empty. */
export function isIdle({ registrations, ...waiting }: CampaignsOverview): boolean {
  return (
    registrations.every(({ count }) => count === 0) &&
    [waiting.toRelease, waiting.withoutExam, waiting.withoutCorrectOption].every(({ length }) => length === 0)
  );
}

interface Task {
  readonly key: string;
  readonly to: string;
  readonly text: string;
  readonly time: string;
}

type OpenClaims = Pick<z.output<(typeof listClaimQueue)['answer']>, 'items' | 'total'>;

type OpenReports = Pick<z.output<(typeof listQuestionReports)['answer']>, 'items' | 'total'>;

export interface NeedsYouProps {
  /** Left out where this administrator may not see them, or while they load. */
  readonly campaigns?: CampaignsOverview | undefined;
  /** The oldest first. */
  readonly claims?: OpenClaims | undefined;
  /** The oldest first. */
  readonly reports?: OpenReports | undefined;
}

/** What waits for an administrator, each with the link to do it. */
export function NeedsYou({ campaigns, claims, reports }: NeedsYouProps): ReactNode {
  const translate = useTexts();
  const tasks = [...useClaimTasks(claims), ...useReportTasks(reports), ...useCampaignTasks(campaigns)];
  if (tasks.length === 0) return <p className={styles['quiet']}>{translate('start.nothingWaits')}</p>;
  return (
    <ul className={styles['list']}>
      {tasks.map(({ key, to, text, time }) => (
        <li key={key}>
          <Link to={to}>{text}</Link>
          <p className={styles['quiet']}>{time}</p>
        </li>
      ))}
    </ul>
  );
}

function useClaimTasks(claims: OpenClaims | undefined): readonly Task[] {
  const translate = useTexts();
  const { shortDateTime } = useFormat();
  const oldest = claims?.items[0];
  if (claims === undefined || oldest === undefined) return [];
  return [
    {
      key: 'claims',
      to: '/boss/payment-claims?state=sent',
      text: translate('start.openClaims', { n: claims.total }),
      time: translate('start.oldestClaim', { time: shortDateTime(oldest.sentAt) }),
    },
  ];
}

function useReportTasks(reports: OpenReports | undefined): readonly Task[] {
  const translate = useTexts();
  const { shortDateTime } = useFormat();
  const oldest = reports?.items[0];
  if (reports === undefined || oldest === undefined) return [];
  return [
    {
      key: 'reports',
      to: '/boss/question-reports?state=open',
      text: translate('start.openReports', { n: reports.total }),
      time: translate('start.oldestClaim', { time: shortDateTime(oldest.sentAt) }),
    },
  ];
}

function useCampaignTasks(overview: CampaignsOverview | undefined): readonly Task[] {
  const translate = useTexts();
  const half = useBilingual();
  const { dateTime } = useFormat();
  const starts = (startDate: string): string => translate('start.starts', { time: dateTime(startDate) });
  if (overview === undefined) return [];
  const { toRelease, withoutExam, withoutCorrectOption } = overview;
  return [
    ...toRelease.map(({ _id, title, endDate }) => ({
      key: `release-${_id}`,
      to: campaignPaths.release(_id),
      text: translate('start.toRelease', { title: half(title) }),
      time: translate('start.ended', { time: dateTime(endDate) }),
    })),
    ...withoutExam.map(({ _id, title, startDate }) => ({
      key: `exam-${_id}`,
      to: `/campaigns/${_id}/add-exam`,
      text: translate('start.withoutExam', { title: half(title) }),
      time: starts(startDate),
    })),
    ...withoutCorrectOption.map(({ _id, title, startDate, questions }) => ({
      key: `key-${_id}`,
      to: `/campaigns/${_id}/add-exam`,
      text: translate('start.withoutCorrectOption', { title: half(title), n: questions }),
      time: starts(startDate),
    })),
  ];
}
