import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CodeReader, createCodeReader } from './read-code.ts';

const lookEveryMs = 200;
/** A card that is still before the camera is not read again so soon. */
const sameCodeMs = 4000;

interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** The camera is missing, in use, or not allowed. */
  readonly hasFailed: boolean;
}

/** Shows the camera in the video element and reports each QR code once while it is in the picture. */
export function useCamera(onCode: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const report = useEffectEvent(onCode);
  useEffect(() => {
    const stop = new AbortController();
    const seen = createSeen();
    start(video.current, stop.signal, (text) => {
      if (seen(text)) report(text);
    }).catch(() => {
      if (!stop.signal.aborted) setFailed(true);
    });
    return () => stop.abort();
  }, []);
  return { video, hasFailed };
}

/** Whether a code is to be reported: another one, or the same one after a while. */
function createSeen(): (text: string) => boolean {
  let last = { text: '', at: 0 };
  return (text) => {
    const isSame = text === last.text && Date.now() - last.at < sameCodeMs;
    last = { text, at: Date.now() };
    return !isSame;
  };
}

async function start(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  onCode: (text: string) => void,
): Promise<void> {
  const reader = await createCodeReader();
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const close = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted || !video) return close();
  signal.addEventListener('abort', close);
  video.srcObject = stream;
  await video.play();
  look({ video, reader, signal, onCode });
}

interface Look {
  readonly video: HTMLVideoElement;
  readonly reader: CodeReader;
  readonly signal: AbortSignal;
  readonly onCode: (text: string) => void;
}

/** Searches one picture after another until it is stopped. */
function look({ video, reader, signal, onCode }: Look): void {
  const next = async (): Promise<void> => {
    const text = await reader(video).catch(() => null);
    if (signal.aborted) return;
    if (text !== null && text !== '') onCode(text);
    setTimeout(() => void next(), lookEveryMs);
  };
  void next();
}
