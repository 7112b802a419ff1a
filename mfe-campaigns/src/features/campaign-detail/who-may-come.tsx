import type { ReactNode } from 'react';
import { useFormat } from '@pathshala/web-kit/texts';
import type { Campaign } from '../../campaigns/campaign-types.ts';
import { useTexts } from '../../texts.ts';
import { isOnline } from '../../campaigns/is-online.ts';

interface WhoMayComeProps {
  readonly campaign: Campaign;
  readonly isExam: boolean;
}

/** Says who may register, and what to know for the day. */
export function WhoMayCome({ campaign, isExam }: WhoMayComeProps): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const { startDate, endDate, location } = campaign;
  const window = { from: format.dateTime(startDate), to: format.dateTime(endDate) };
  return (
    <section>
      <h2>{translate('who.title')}</h2>
      <p>{translate('who.all')}</p>
      {isExam && isOnline(location) && <p>{translate('who.exam', window)}</p>}
      {!isOnline(location) && <p>{translate('who.place')}</p>}
    </section>
  );
}
