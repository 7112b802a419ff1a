import { recall, remember } from '@pathshala/web-kit/browser-storage';
import { useState } from 'react';

const key = 'exam-marking:blind';

/** Whether the identity of students is hidden; remembered in this browser. */
export function useBlind(): readonly [boolean, (isBlind: boolean) => void] {
  const [isBlind, setBlind] = useState(() => recall(key) === 'yes');
  function choose(next: boolean): void {
    setBlind(next);
    remember(key, next ? 'yes' : 'no');
  }
  return [isBlind, choose];
}
