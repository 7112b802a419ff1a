import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useAskUntil } from '@pathshala/web-kit/use-ask-until';
import type { ReactNode } from 'react';
import type { CampaignItem } from './campaign-types.ts';
import { useNow } from './use-now.ts';
import { texts } from './texts.ts';

const day = 24 * 3_600_000;

interface TimeLeftProps {
  readonly campaign: Pick<CampaignItem, 'phase' | 'startDate' | 'endDate'>;
  /** Is called, again and again until the server agrees, once the phase is over by the device's clock. */
  readonly onOver: () => void;
}

/** Shows the time until the start, or until the end of what is running; the last day in seconds. */
export function TimeLeft({ campaign, onOver }: TimeLeftProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  if (campaign.phase !== 'past') return <TimeToMoment campaign={campaign} onOver={onOver} />;
  return <span>{translate(texts.timeEnded, { date: format.shortDate(campaign.endDate) })}</span>;
}

function TimeToMoment({ campaign, onOver }: TimeLeftProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const isUpcoming = campaign.phase === 'upcoming';
  const moment = Date.parse(isUpcoming ? campaign.startDate : campaign.endDate);
  const left = moment - useNow(moment);
  useAskUntil(left <= 0, onOver);
  if (left <= 0) return <span>{translate(isUpcoming ? texts.timeStarts : texts.timeEnds)}</span>;
  const days = Math.floor(left / day);
  const time = days > 0 ? translate(texts.timeDays, { n: days }) : format.clock(left);
  return <span>{translate(isUpcoming ? texts.timeToStart : commonTexts.timeRemaining, { time })}</span>;
}
