import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Card } from '@pathshala/web-kit/parts/card';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { DateBlock } from '../../campaigns/date-block.tsx';
import { PhaseBadge } from '../../campaigns/phase-badge.tsx';
import { CampaignPicture } from '../../campaigns/picture/campaign-picture.tsx';
import { Places } from '../../campaigns/places.tsx';
import { TimeLeft } from '../../campaigns/time-left.tsx';
import { CardAction, type CardActionProps } from './card-action.tsx';
import styles from './campaign-card.module.css';

interface CampaignCardProps extends CardActionProps {
  /** It has started or ended while the list was open. */
  readonly onOver: () => void;
}

/** A campaign as a poster: day, drawing, numbers, places, and the next step. The card is a link to its page. */
export function CampaignCard({ campaign, to, place, onOver }: CampaignCardProps): ReactNode {
  const inLanguage = useBilingual();
  return (
    <Card as="li" className={styles['card']}>
      <div className={styles['poster']}>
        <CampaignPicture campaign={campaign} isExam={campaign.exam !== undefined} />
        <DateBlock iso={campaign.startDate} />
        <PhaseBadge phase={campaign.phase} />
      </div>
      <h3>
        <Link to={to} data-card-link id={`campaign-${campaign._id}`}>
          {inLanguage(campaign.title)}
        </Link>
      </h3>
      <Numbers campaign={campaign} onOver={onOver} />
      <div className={styles['foot']}>
        <Places campaign={campaign} />
        <CardAction campaign={campaign} to={to} place={place} />
      </div>
    </Card>
  );
}

/** Marks · minutes · time left; the venue of a campaign without an exam. */
function Numbers({ campaign, onOver }: Pick<CampaignCardProps, 'campaign' | 'onOver'>): ReactNode {
  const translate = useText();
  const format = useFormat();
  const inLanguage = useBilingual();
  const { exam, location } = campaign;
  return (
    <p className={styles['numbers']}>
      {exam !== undefined && exam.totalMarks > 0 && (
        <span>{translate(commonTexts.nMarks, { n: exam.totalMarks })}</span>
      )}
      {exam !== undefined && exam.timeLimit > 0 && <span>{format.duration(exam.timeLimit * 60_000)}</span>}
      {exam === undefined && location !== '' && <span>{inLanguage(location)}</span>}
      <TimeLeft campaign={campaign} onOver={onOver} />
    </p>
  );
}
