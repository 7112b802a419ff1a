import { Button } from '@pathshala/web-kit/parts/button';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Playback } from './use-playback.ts';
import { useResume } from './use-resume.ts';
import styles from './video.module.css';
import type { VideoFile } from './video-source.ts';
import { texts } from './video-texts.ts';

interface FilePlayerProps {
  readonly source: VideoFile;
  readonly label: string;
  readonly memoryKey: string;
  readonly playback: Playback;
}

/** An author's link comes without a captions file: the text of the lesson is the alternative. */
const Video = 'video';

/** A video file, played by the browser from where the reader stopped on this device. */
export function FilePlayer({ source, label, memoryKey, playback }: FilePlayerProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const ref = useRef<HTMLVideoElement>(null);
  const resume = useResume(memoryKey);
  useEffect(() => ref.current?.focus(), []);
  return (
    <>
      <Video
        ref={ref}
        src={source.pageUrl}
        aria-label={label}
        controls
        autoPlay
        playsInline
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => {
          playback.ready();
          resume.begin(currentTarget);
        }}
        onTimeUpdate={({ currentTarget }) => resume.note(currentTarget)}
        onPause={({ currentTarget }) => resume.note(currentTarget, { isForced: true })}
        onEnded={resume.forget}
        onError={playback.fail}
      />
      {resume.startedAt !== undefined && (
        <output className={styles['resumed']}>
          {translate(texts.resumed, { time: format.clock(resume.startedAt * 1000) })}
          <Button
            size="small"
            onClick={() => {
              if (ref.current) resume.restart(ref.current);
            }}
          >
            {translate(texts.fromStart)}
          </Button>
        </output>
      )}
    </>
  );
}
