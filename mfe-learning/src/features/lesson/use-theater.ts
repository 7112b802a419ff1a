import { recall, remember } from '@pathshala/web-kit/browser-storage';
import { useEffect, useEffectEvent, useState } from 'react';

const memoryKey = 'lesson-theater';

export interface Theater {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

const typing = 'input, textarea, select, [contenteditable], video, iframe, dialog';

/** The key by its place too: a Bengali keyboard writes another letter with it. */
function isTheaterKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat) return false;
  const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
  return !isTyping && (event.key.toLowerCase() === 't' || event.code === 'KeyT');
}

/** The video over the whole width, switched by button or the key T, remembered on this device. */
export function useTheater(): Theater {
  const [isOn, setIsOn] = useState(() => recall(memoryKey) === 'on');
  function toggle(): void {
    remember(memoryKey, isOn ? null : 'on');
    setIsOn(!isOn);
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTheaterKey(event)) toggle();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { isOn, toggle };
}
