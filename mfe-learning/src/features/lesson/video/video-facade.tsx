import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { VideoSource } from './video-source.ts';
import { texts } from './video-texts.ts';
import styles from './video.module.css';

interface VideoFacadeProps {
  readonly source: VideoSource;
  readonly title: string;
  readonly onPlay: () => void;
}

/** Our own drawing in the place of the player, until the reader presses play. */
export function VideoFacade({ source, title, onPlay }: VideoFacadeProps): ReactNode {
  const translate = useText();
  return (
    <button type="button" className={styles['facade']} onClick={onPlay}>
      <Blackboard />
      <span className={styles['words']}>
        <strong>
          {translate(texts.play)}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </strong>
        <span>{translate(texts.from, { host: source.host })}</span>
      </span>
    </button>
  );
}

/** A blackboard with a curve in chalk and the sign for play. */
function Blackboard(): ReactNode {
  return (
    <svg className={styles['board']} viewBox="0 0 320 180" aria-hidden="true" fill="none">
      <g stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" opacity="0.45">
        <path d="M30 22v126h150M26 28l4-8 4 8M174 144l8 4-8 4" />
        <path d="M34 140c36-4 62-22 82-58s36-48 58-52" />
        <path d="M58 148v-10M88 148v-21M118 148V88M148 148V46" strokeDasharray="3 5" />
        <path d="M214 40h74M214 56h52M214 72h64M214 124h40M214 140h66" strokeWidth="3" opacity="0.6" />
      </g>
      <circle cx="160" cy="90" r="31" fill="var(--on-green)" opacity="0.96" />
      <path
        d="M151 74v32l26-16z"
        fill="var(--board)"
        stroke="var(--board)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  );
}
