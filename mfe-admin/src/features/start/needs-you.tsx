import type { readCampaignsOverview } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link } from '@pathshala/web-kit/router';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useTexts } from '../../texts.ts';
import styles from './start.module.css';

export type CampaignsOverview = z.output<(typeof readCampaignsOverview)['answer']>;

interface Task {
  readonly key: string;
  readonly to: string;
  readonly text: string;
  readonly time: string;
}

/** What waits for an administrator, each with the link to do it. */
export function NeedsYou({ overview }: { readonly overview: CampaignsOverview }): ReactNode {
  const translate = useTexts();
  const tasks = useTasks(overview);
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

function useTasks({ toRelease, withoutExam, withoutCorrectOption }: CampaignsOverview): readonly Task[] {
  const translate = useTexts();
  const half = useBilingual();
  const { dateTime } = useFormat();
  const starts = (startDate: string): string => translate('start.starts', { time: dateTime(startDate) });
  return [
    ...toRelease.map(({ _id, title, endDate }) => ({
      key: `release-${_id}`,
      to: `/boss/campaign-management?q=${encodeURIComponent(half(title))}`,
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
