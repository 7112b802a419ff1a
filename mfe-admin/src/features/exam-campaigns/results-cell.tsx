import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { campaignPaths } from '../../campaigns/paths.ts';
import styles from './exam-campaigns.module.css';
import type { ListedExamCampaign } from './listed-exam-campaign.ts';
import { texts } from './texts.ts';

/** Shows, after the end of the campaign, the merit list and the link to the release of results. */
export function ResultsCell({ campaign }: { readonly campaign: ListedExamCampaign }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { _id, resultsReleasedAt, phase, title } = campaign;
  if (phase !== 'past') return <span className={styles['quiet']}>{translate(texts.notOver)}</span>;
  const name = <VisuallyHidden> {inLanguage(title)}</VisuallyHidden>;
  return (
    <div className={styles['results']}>
      <Link to={campaignPaths.ranking(_id)}>
        {translate(texts.meritList)}
        {name}
      </Link>
      {resultsReleasedAt === null ? (
        <LinkButton size="small" to={campaignPaths.release(_id)}>
          {translate(texts.release)}
          {name}
        </LinkButton>
      ) : (
        <Link to={campaignPaths.release(_id)}>
          {translate(texts.released, { date: format.shortDate(resultsReleasedAt) })}
          {name}
        </Link>
      )}
    </div>
  );
}
