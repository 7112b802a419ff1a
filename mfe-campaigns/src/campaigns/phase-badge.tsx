import { Badge } from '@pathshala/web-kit/parts/badge';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { CampaignItem } from './campaign-types.ts';
import { texts } from './texts.ts';

const tones = { upcoming: 'neutral', running: 'good', past: 'neutral' } as const;

export function PhaseBadge({ phase }: { readonly phase: CampaignItem['phase'] }): ReactNode {
  const translate = useText();
  return <Badge tone={tones[phase]}>{translate(texts.phase[phase])}</Badge>;
}
