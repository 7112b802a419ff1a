import { type DragEvent, type PointerEvent, useRef, useState } from 'react';

/** The share of its width after which a dragged toast is dismissed (NAV-06). */
const enough = 0.8;

interface DragAway {
  /** Horizontal, in pixels. */
  readonly offset: number;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
    readonly onLostPointerCapture: () => void;
    readonly onDragStart: (event: DragEvent<HTMLElement>) => void;
  };
}

/** Dismisses an element by dragging it sideways; released too early, it returns. */
export function useDragAway(onAway: () => void): DragAway {
  const start = useRef<number>(undefined);
  const [offset, setOffset] = useState(0);
  const end = (): void => {
    start.current = undefined;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event) => {
        if (event.target instanceof Element && event.target.closest('button')) return;
        start.current = event.clientX;
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove: (event) => {
        if (start.current !== undefined) setOffset(event.clientX - start.current);
      },
      onPointerUp: (event) => {
        const moved = start.current === undefined ? 0 : Math.abs(event.clientX - start.current);
        end();
        if (moved > 0 && moved >= event.currentTarget.offsetWidth * enough) onAway();
      },
      onPointerCancel: end,
      onLostPointerCapture: end,
      // The browser's own drag (of a link or a selection) would cancel this one.
      onDragStart: (event) => event.preventDefault(),
    },
  };
}
