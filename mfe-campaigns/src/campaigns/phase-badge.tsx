import { Badge } from '@pathshala/web-kit/parts/badge';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import type { CampaignItem } from './campaign-types.ts';

const tones = { upcoming: 'neutral', running: 'good', past: 'neutral' } as const;

export function PhaseBadge({ phase }: { readonly phase: CampaignItem['phase'] }): ReactNode {
  const translate = useTexts();
  return <Badge tone={tones[phase]}>{translate(`phase.${phase}`)}</Badge>;
}
