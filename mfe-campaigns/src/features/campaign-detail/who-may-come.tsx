import type { ReactNode } from 'react';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { Campaign } from '../../campaigns/campaign-types.ts';
import { isOnline } from '../../campaigns/is-online.ts';
import { texts } from './texts.ts';

interface WhoMayComeProps {
  readonly campaign: Campaign;
  readonly isExam: boolean;
}

/** Says who may register, and what to know for the day. */
export function WhoMayCome({ campaign, isExam }: WhoMayComeProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { startDate, endDate, location } = campaign;
  const window = { from: format.dateTime(startDate), to: format.dateTime(endDate) };
  return (
    <section>
      <h2>{translate(texts.whoTitle)}</h2>
      <p>{translate(texts.whoAll)}</p>
      {isExam && isOnline(location) && <p>{translate(texts.whoExam, window)}</p>}
      {!isOnline(location) && <p>{translate(texts.whoPlace)}</p>}
    </section>
  );
}
