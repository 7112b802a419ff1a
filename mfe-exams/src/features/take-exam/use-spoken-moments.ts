import { type TextInBoth, useFormat, useText } from '@pathshala/web-kit/texts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { momentBetween } from './model/time-notes.ts';

interface SpokenMoments {
  /** For a live region. */
  readonly spoken: string;
  /** Speaks these milliseconds at once. */
  readonly speak: (left: number) => void;
}

/**
 * Returns the texts for screen readers: the time left at ten, five and one minutes and at thirty seconds; nothing between.
 */
export function useSpokenMoments(left: number, sentence: TextInBoth): SpokenMoments {
  const say = useText();
  const format = useFormat();
  const [spoken, setSpoken] = useState('');
  const before = useRef(left);
  const speak = (time: number): void => setSpoken(say(sentence, { time: format.duration(time) }));
  const compare = useEffectEvent((now: number) => {
    const moment = momentBetween(before.current, now);
    before.current = now;
    if (moment !== null) speak(moment);
  });
  useEffect(() => compare(left), [left]);
  return { spoken, speak };
}
