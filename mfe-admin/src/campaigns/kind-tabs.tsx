import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { CampaignKind } from './campaign-kind.ts';
import styles from './kind-tabs.module.css';
import { campaignPaths } from './paths.ts';
import { texts } from './texts.ts';

const kinds = ['exam', 'general'] as const;

/** The links between the two lists of campaigns. */
export function KindTabs({ current }: { readonly current: CampaignKind }): ReactNode {
  const translate = useText();
  return (
    <nav className={styles['kinds']} aria-label={translate(texts.kinds)}>
      {kinds.map((kind) => (
        <Link
          key={kind}
          to={campaignPaths.list[kind]}
          {...(kind === current && { 'aria-current': 'page' as const })}
        >
          {translate(kind === 'exam' ? texts.exams : texts.general)}
        </Link>
      ))}
    </nav>
  );
}
