import { useState } from 'react';

const key = 'exam-marking:blind';

function storedChoice(): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    // Storage can be disabled: the choice lasts until the next page load.
    return false;
  }
}

/** Whether the identity of students is hidden; remembered in this browser. */
export function useBlind(): readonly [boolean, (isBlind: boolean) => void] {
  const [isBlind, setBlind] = useState(storedChoice);
  function choose(next: boolean): void {
    setBlind(next);
    try {
      localStorage.setItem(key, next ? 'yes' : 'no');
    } catch {
      // As above.
    }
  }
  return [isBlind, choose];
}
