import { type ReactNode, useEffect, useRef } from 'react';
import type { EmbeddedVideo } from './video-source.ts';

interface EmbeddedPlayerProps {
  readonly source: EmbeddedVideo;
  readonly label: string;
  readonly onReady: () => void;
}

/**
 * The players do not run without scripts and their own storage. They are of another origin, so neither opens this page to
 * them; what they cannot do is navigate it.
 */
const playerRights = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** YouTube or Vimeo in privacy mode. Takes the focus from the button that it replaces. */
export function EmbeddedPlayer({ source, label, onReady }: EmbeddedPlayerProps): ReactNode {
  const ref = useRef<HTMLIFrameElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <iframe
      ref={ref}
      src={source.playerUrl}
      title={label}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      sandbox={playerRights}
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
      onLoad={onReady}
    />
  );
}
