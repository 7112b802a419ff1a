import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { EmbeddedPlayer } from './embedded-player.tsx';
import { FilePlayer } from './file-player.tsx';
import { usePlayback } from './use-playback.ts';
import { VideoFacade } from './video-facade.tsx';
import styles from './video.module.css';
import { type VideoSource, videoSourceOf } from './video-source.ts';
import { texts } from './video-texts.ts';

interface VideoPlayerProps {
  readonly link: string;
  /** The title of the lesson. */
  readonly title: string;
  /** Names the place on this device where the position in a file is remembered. */
  readonly memoryKey: string;
}

/** A video that sends no request to its host before the reader presses play. */
export function VideoPlayer({ link, title, memoryKey }: VideoPlayerProps): ReactNode {
  const source = videoSourceOf(link);
  const [tries, setTries] = useState(0);
  if (source === null) return null;
  if (tries === 0) return <VideoFacade source={source} title={title} onPlay={() => setTries(1)} />;
  return (
    <Playing
      key={tries}
      source={source}
      title={title}
      memoryKey={memoryKey}
      onRetry={() => setTries(tries + 1)}
    />
  );
}

interface PlayingProps extends Omit<VideoPlayerProps, 'link'> {
  readonly source: VideoSource;
  readonly onRetry: () => void;
}

function Playing({ source, title, memoryKey, onRetry }: PlayingProps): ReactNode {
  const translate = useText();
  const playback = usePlayback();
  const label = translate(texts.title, { title });
  return (
    <>
      <div className={styles['frame']}>
        {source.kind === 'embedded' ? (
          <EmbeddedPlayer source={source} label={label} onReady={playback.ready} />
        ) : (
          <FilePlayer source={source} label={label} memoryKey={memoryKey} playback={playback} />
        )}
      </div>
      {playback.state === 'slow' || playback.state === 'failed' ? (
        <Notice tone="attention" isLive>
          <p>{translate(playback.state === 'slow' ? texts.slow : texts.failed)}</p>
          <p className={styles['ways']}>
            <OpenLink source={source} />
            <Button size="small" onClick={onRetry}>
              {translate(commonTexts.tryAgain)}
            </Button>
          </p>
        </Notice>
      ) : (
        <p className={styles['ways']}>
          <OpenLink source={source} />
        </p>
      )}
    </>
  );
}

/** Always offered: a browser does not report an embedded page that could not be loaded. */
function OpenLink({ source }: Pick<PlayingProps, 'source'>): ReactNode {
  const translate = useText();
  return (
    <a href={source.pageUrl} target="_blank" rel="noopener noreferrer">
      {translate(texts.open)}
    </a>
  );
}
