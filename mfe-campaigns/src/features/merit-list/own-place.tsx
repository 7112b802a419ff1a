import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { examCampaignPath } from '../../campaigns/campaign-path.ts';
import styles from './merit-list.module.css';
import { NameChoice } from './name-choice.tsx';
import { OwnChange } from './own-change.tsx';
import type { Place } from './place.ts';
import { SubjectRanks } from './subject-ranks.tsx';
import { texts } from './texts.ts';

interface OwnPlaceProps {
  readonly campaignId: string;
  readonly place: Place;
}

/** The reader's rank, what changed, the ranks by subject, the way to result and certificate, and the choice of the name. */
export function OwnPlace({ campaignId, place }: OwnPlaceProps): ReactNode {
  const text = useText();
  const { rank, of, percentile, score, totalMarks, durationMs, resultId, subjects } = place;
  const { clock } = useFormat();
  const { certificates } = useSiteFeatures();
  const user = useUser();
  return (
    <section className={styles['own']} aria-label={text(texts.own)}>
      <p className={styles['place']}>{text(texts.place, { rank, of })}</p>
      <p>{text(texts.percentile, { percentile })}</p>
      <p>{text(texts.scoreInTime, { score, total: totalMarks, time: clock(durationMs) })}</p>
      <OwnChange place={place} />
      {subjects.length > 1 && <SubjectRanks subjects={subjects} />}
      <p className={styles['links']}>
        <LinkButton to={`/exams/results/${resultId}`}>{text(texts.result)}</LinkButton>
        {place.hasCertificate && certificates && user !== null && (
          <LinkButton to={`${examCampaignPath(campaignId)}/certificate`}>
            {text(texts.certificate)}
          </LinkButton>
        )}
      </p>
      {/* Only an account chooses here: a participant without one chose at the registration. */}
      {user !== null && <NameChoice campaignId={campaignId} nameShown={place.nameShown} />}
    </section>
  );
}
