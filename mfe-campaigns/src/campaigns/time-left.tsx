import { useFormat } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../texts.ts';
import type { CampaignItem } from './campaign-types.ts';
import { useNow } from './use-now.ts';

const day = 24 * 3_600_000;

export interface TimeLeftProps {
  readonly campaign: Pick<CampaignItem, 'phase' | 'startDate' | 'endDate'>;
  /** The moment has come while the reader looks on: the phase is another now. */
  readonly onOver?: () => void;
}

/** Until the start, or until the end of what is running; the last day in seconds. */
export function TimeLeft({ campaign, onOver }: TimeLeftProps): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const isUpcoming = campaign.phase === 'upcoming';
  const moment = Date.parse(isUpcoming ? campaign.startDate : campaign.endDate);
  const left = moment - useNow(moment);
  useOnce(left <= 0, () => onOver?.());
  if (campaign.phase === 'past') {
    return <span>{translate('time.ended', { date: format.shortDate(campaign.endDate) })}</span>;
  }
  if (left <= 0) return <span>{translate(isUpcoming ? 'time.starts' : 'time.ends')}</span>;
  const days = Math.floor(left / day);
  const time = days > 0 ? translate('time.days', { n: days }) : format.clock(left);
  return <span>{translate(isUpcoming ? 'time.toStart' : 'time.left', { time })}</span>;
}

/** Calls when the condition turns true; not when it was true from the beginning. */
function useOnce(isTrue: boolean, act: () => void): void {
  const was = useRef(isTrue);
  const call = useEffectEvent(act);
  useEffect(() => {
    if (isTrue && !was.current) call();
    was.current = isTrue;
  }, [isTrue]);
}
