import { useFormat } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { momentBetween } from '../model/time-notes.ts';

/** For screen readers: ten, five and one minutes before the opening, and thirty seconds; nothing between. */
export function SpokenWait({ left }: { readonly left: number }): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const [spoken, speak] = useState('');
  const before = useRef(left);
  useEffect(() => {
    const moment = momentBetween(before.current, left);
    before.current = left;
    if (moment !== null) speak(say('wait.say', { time: format.duration(moment) }));
  }, [left, say, format]);
  return <output className="visually-hidden">{spoken}</output>;
}
