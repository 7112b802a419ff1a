import { useEffect, useRef, useState } from 'react';

interface AddedMinutes {
  readonly minutes: number;
  /** The deadline with them; epoch milliseconds. */
  readonly deadline: number;
}

const minuteMs = 60_000;

/** Returns by how much the deadline was moved since the page was opened. */
export function useAddedMinutes(deadline: number): readonly AddedMinutes[] {
  const before = useRef(deadline);
  const [added, setAdded] = useState<readonly AddedMinutes[]>([]);
  useEffect(() => {
    const minutes = Math.round((deadline - before.current) / minuteMs);
    before.current = deadline;
    if (minutes > 0) setAdded((earlier) => [...earlier, { minutes, deadline }]);
  }, [deadline]);
  return added;
}
