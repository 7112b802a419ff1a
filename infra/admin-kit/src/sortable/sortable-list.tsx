import { closestCenter, DndContext, type DragEndEvent, type Modifier, PointerSensor } from '@dnd-kit/core';
import { useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SortableItem } from './sortable-item.tsx';
import styles from './sortable.module.css';

const texts = {
  help: {
    en: 'Drag it, or press the arrow keys up and down.',
    bn: 'টেনে নিন, অথবা কিবোর্ডের উপর-নিচ তীর চাপুন।',
  },
  moved: { en: '{name} is now at place {n} of {total}.', bn: '{name} এখন {total}টির মধ্যে {n} নম্বরে।' },
};

export interface SortableListProps<Item> {
  readonly items: readonly Item[];
  /** Identifies an entry while entries move. */
  readonly idOf: (item: Item) => string;
  /** The entry in words: 'Motion'. */
  readonly nameOf: (item: Item, index: number) => string;
  readonly onMove: (from: number, to: number) => void;
  /** The entry; it renders the handle. */
  readonly children: (item: Item, index: number, handle: ReactNode) => ReactNode;
}

const verticalOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** An ordered list whose entries move by dragging their handle, or by the arrow keys while the handle has the focus. */
export function SortableList<Item>(props: SortableListProps<Item>): ReactNode {
  const { items, idOf, nameOf, onMove, children } = props;
  const translate = useText();
  const list = useRef<HTMLOListElement>(null);
  const { announcement, move } = useMoves({ ...props, list });
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const ids = items.map(idOf);
  const drop = ({ active, over }: DragEndEvent): void => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (to !== -1 && from !== to) onMove(from, to);
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[verticalOnly]}
        accessibility={{
          announcements: silent,
          screenReaderInstructions: { draggable: translate(texts.help) },
        }}
        onDragEnd={drop}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol ref={list} className={styles['list']}>
            {items.map((item, index) => (
              <SortableItem
                key={idOf(item)}
                id={idOf(item)}
                name={nameOf(item, index)}
                onStep={(step) => move(index, index + step)}
              >
                {(handle) => children(item, index, handle)}
              </SortableItem>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </>
  );
}

/** The list announces the moves by keys itself; a drag is seen. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface Moves<Item> extends SortableListProps<Item> {
  readonly list: { readonly current: HTMLElement | null };
}

/** A move by keys: it is announced, and the handle has the focus again after the browser has moved its entry. */
function useMoves<Item>({ items, idOf, nameOf, onMove, list }: Moves<Item>) {
  const translate = useText();
  const [moved, setMoved] = useState<{ readonly id: string; readonly text: string }>();
  useEffect(() => {
    const handles = list.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? [];
    [...handles].find(({ dataset }) => dataset['handle'] === moved?.id)?.focus();
  }, [moved, list]);
  return {
    announcement: moved?.text,
    move: (from: number, to: number): void => {
      const item = items[from];
      if (item === undefined || to < 0 || to >= items.length) return;
      onMove(from, to);
      const text = translate(texts.moved, { name: nameOf(item, from), n: to + 1, total: items.length });
      setMoved({ id: idOf(item), text });
    },
  };
}
