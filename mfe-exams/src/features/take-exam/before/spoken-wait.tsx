import type { ReactNode } from 'react';
import { useSpokenMoments } from '../use-spoken-moments.ts';
import { texts } from './texts.ts';

/** Announces to screen readers how long it is until the opening. */
export function SpokenWait({ left }: { readonly left: number }): ReactNode {
  const { spoken } = useSpokenMoments(left, texts.waitSay);
  return <output className="visually-hidden">{spoken}</output>;
}
