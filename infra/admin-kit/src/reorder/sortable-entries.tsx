import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SortableEntry } from './sortable-entry.tsx';
import styles from './sortable-entries.module.css';
import { useAnnouncements } from './use-announcements.ts';

export interface SortableEntriesProps<Item> {
  readonly items: readonly Item[];
  /** Identifies an entry while entries move. */
  readonly idOf: (item: Item) => string;
  /** The entry in words: 'Motion'. */
  readonly nameOf: (item: Item, index: number) => string;
  readonly onMove: (from: number, to: number) => void;
  /** The entry with anything in it, such as fields of a form; it renders the handle. */
  readonly children: (item: Item, index: number, handle: ReactNode) => ReactNode;
}

const onlyVertical: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * An ordered list whose entries are moved by dragging their handle, or by keys on it: an arrow moves the entry by one place,
 * and after Space the arrows choose its place.
 */
export function SortableEntries<Item>(props: SortableEntriesProps<Item>): ReactNode {
  const { items, idOf, nameOf, onMove, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const ids = items.map(idOf);
  const names = new Map(items.map((item, index) => [idOf(item), nameOf(item, index)]));
  const announcements = useAnnouncements(ids, names);
  const [moved, setMoved] = useState<{ readonly id: string; readonly text: string }>();
  useFocusAfterMove(list, moved);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  function drop({ active, over }: DragEndEvent): void {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (to !== -1 && from !== to) onMove(from, to);
  }
  function step(id: string, by: -1 | 1): void {
    const from = ids.indexOf(id);
    const to = from + by;
    if (to < 0 || to >= ids.length) return;
    onMove(from, to);
    const place = { name: names.get(id) ?? '', n: to + 1, total: ids.length };
    setMoved({ id, text: announcements.moved(place) });
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[onlyVertical]}
      accessibility={announcements.accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol ref={list} className={styles['list']}>
          {items.map((item, index) => {
            const id = idOf(item);
            return (
              <SortableEntry key={id} id={id} name={names.get(id) ?? ''} onStep={step}>
                {(handle) => children(item, index, handle)}
              </SortableEntry>
            );
          })}
        </ol>
      </SortableContext>
      <VisuallyHidden>
        <output>{moved?.text}</output>
      </VisuallyHidden>
    </DndContext>
  );
}

/** A browser takes the focus from an element that moves in the document: the handle gets it back. */
function useFocusAfterMove(
  list: { readonly current: HTMLElement | null },
  moved: { readonly id: string } | undefined,
): void {
  useEffect(() => {
    const handles = list.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? [];
    [...handles].find(({ dataset }) => dataset['handle'] === moved?.id)?.focus();
  }, [list, moved]);
}
