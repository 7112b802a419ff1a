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
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { type ReactNode, useState } from 'react';
import styles from './reorder.module.css';
import { SortableRow } from './sortable-row.tsx';
import { useAnnouncements } from './use-announcements.ts';

export interface SortableListProps {
  readonly ids: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  readonly onChange: (ids: readonly string[]) => void;
}

const onlyVertical: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A list whose entries are moved by drag, by keys on their handle, or one step at a time by buttons. */
export function SortableList({ ids, names, onChange }: SortableListProps): ReactNode {
  const [moved, setMoved] = useState('');
  const announcements = useAnnouncements(ids, names);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  function move(id: string, to: number): void {
    const from = ids.indexOf(id);
    if (from === to || to < 0 || to >= ids.length) return;
    onChange(arrayMove([...ids], from, to));
  }
  function drop({ active, over }: DragEndEvent): void {
    if (over) move(String(active.id), ids.indexOf(String(over.id)));
  }
  function step(id: string, by: -1 | 1): void {
    const to = ids.indexOf(id) + by;
    if (to < 0 || to >= ids.length) return;
    move(id, to);
    setMoved(announcements.moved({ name: names.get(id) ?? '', n: to + 1, total: ids.length }));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[onlyVertical]}
      accessibility={announcements.accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol className={styles['list']}>
          {ids.map((id, index) => (
            <SortableRow
              key={id}
              id={id}
              name={names.get(id) ?? ''}
              number={index + 1}
              total={ids.length}
              onStep={step}
            />
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden>
        <output>{moved}</output>
      </VisuallyHidden>
    </DndContext>
  );
}
