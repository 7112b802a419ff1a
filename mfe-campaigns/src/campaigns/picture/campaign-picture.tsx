import { seedOf } from '@pathshala/rules/seeded-order';
import { type ReactNode, useState } from 'react';
import type { CampaignItem } from '../campaign-types.ts';
import styles from './campaign-picture.module.css';
import { drawingOf } from './drawing-of.ts';
import { Drawing } from './drawings.tsx';

interface CampaignPictureProps {
  readonly campaign: Pick<CampaignItem, '_id' | 'type' | 'title' | 'image'>;
  readonly isExam: boolean;
}

/** In a place that is wider than the drawing, its ground continues to the left. */
const wide = 1800;

/** The uploaded picture; without one, or when it does not load, a drawing for its kind. Decoration: the title is beside it. */
export function CampaignPicture({ campaign, isExam }: CampaignPictureProps): ReactNode {
  const [broken, setBroken] = useState<string>();
  const { _id, image } = campaign;
  if (image !== '' && image !== broken) {
    return (
      <img
        className={styles['picture']}
        src={image}
        alt=""
        width={320}
        height={140}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(image)}
      />
    );
  }
  // Small enough that its bits can be shifted.
  const seed = seedOf(_id) % 1_000_000;
  const shift = seed % 80;
  return (
    <svg
      className={styles['picture']}
      viewBox="0 0 320 140"
      preserveAspectRatio="xMaxYMid meet"
      aria-hidden="true"
    >
      <rect x={-wide} y="-140" width={wide + 320} height="420" fill="var(--green-tint)" />
      <circle cx={108 + (seed % 10)} cy="36" r="14" fill="var(--marigold)" opacity=".22" />
      <path
        d={`M${-wide - shift} 112${'c50-22 100-22 150 0s100 22 150 0'.repeat(8)}v60H${-wide - shift}z`}
        fill="var(--green)"
        opacity=".16"
      />
      <g fill="none" stroke="var(--green)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <Drawing kind={drawingOf(campaign, isExam)} seed={seed} />
      </g>
    </svg>
  );
}
