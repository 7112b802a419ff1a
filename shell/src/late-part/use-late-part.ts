import { useEffect, useState } from 'react';

/** Milliseconds after which a part that did not load is tried again. */
const pause = 5_000;

/** A part of the page that most visits do not need: loaded when it is wanted. `load` is the same at every call. */
export function useLatePart<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part>();
  const isMissing = isWanted && part === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = (): void => {
      load().then(
        (loaded) => setPart(() => loaded),
        () => {
          if (!isOver) timer = setTimeout(look, pause);
        },
      );
    };
    look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [load, isMissing]);
  return part;
}
