import { useEffect, useRef, useState } from 'react';

interface Spoken {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The text of the lines that are new, for a live region: what was spoken is not spoken again. */
export function useSpokenOnce(lines: readonly Spoken[]): string {
  const known = useRef(new Set<string>());
  const [text, setText] = useState('');
  useEffect(() => {
    const fresh = lines.filter(({ id }) => !known.current.has(id));
    if (fresh.length === 0) return;
    for (const { id } of fresh) known.current.add(id);
    setText(fresh.map((line) => `${line.title} ${line.text}`).join(' '));
  }, [lines]);
  return text;
}
