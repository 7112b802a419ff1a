import { type ReactNode, useState } from 'react';
import styles from './course-picture.module.css';

export interface CoursePictureProps {
  /** Nothing, or one that does not load: a drawn cover with the name's first letter. */
  readonly src?: string | undefined;
  readonly name: string;
  /** The first picture that a page shows: loaded at once, before others. */
  readonly isFirst?: boolean;
}

/** A course's cover, always of the same shape so that nothing jumps. Decoration: the name stands beside it. */
export function CoursePicture({ src, name, isFirst = false }: CoursePictureProps): ReactNode {
  const [broken, setBroken] = useState<string>();
  if (src !== undefined && src !== '' && src !== broken) {
    return (
      <img
        className={styles['picture']}
        src={src}
        alt=""
        width={320}
        height={180}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBroken(src)}
      />
    );
  }
  const [letter = ''] = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())];
  return (
    <svg className={styles['picture']} viewBox="0 0 320 180" aria-hidden="true">
      <rect width="320" height="180" fill="var(--green-tint)" />
      <path d="M0 150c60-26 110-26 160 0 50-26 100-26 160 0v30H0z" fill="var(--green)" opacity=".18" />
      <path
        d="M70 52c36-10 66-6 90 12 24-18 54-22 90-12v84c-36-10-66-6-90 12-24-18-54-22-90-12z"
        fill="var(--raised)"
        stroke="var(--green)"
        strokeWidth="3"
      />
      <path d="M160 64v84" stroke="var(--green)" strokeWidth="3" />
      <text
        x="114"
        y="112"
        textAnchor="middle"
        fontSize="44"
        fill="var(--green)"
        className={styles['letter']}
      >
        {typeof letter === 'string' ? letter : letter.segment}
      </text>
    </svg>
  );
}
