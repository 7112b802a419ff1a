import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './sortable.module.css';

const texts = { handle: { en: 'Move {name}', bn: '{name}: জায়গা বদলান' } };

/** Milliseconds. */
const duration = 150;

export interface SortableItemProps {
  readonly id: string;
  readonly name: string;
  /** Moves the item by keys: -1 is up, 1 is down. */
  readonly onStep: (step: -1 | 1) => void;
  readonly children: (handle: ReactNode) => ReactNode;
}

export function SortableItem({ id, name, onStep, children }: SortableItemProps): ReactNode {
  const translate = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, transition: { duration, easing: 'ease' } });
  const step = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  };
  const handle = (
    <ActionIcon
      {...listeners}
      ref={setActivatorNodeRef}
      variant="subtle"
      c="dimmed"
      size="input-sm"
      className={styles['handle'] ?? ''}
      data-handle={id}
      aria-label={translate(texts.handle, { name })}
      aria-describedby={attributes['aria-describedby']}
      onKeyDown={step}
    >
      <Icon name="grip" />
    </ActionIcon>
  );
  return (
    <li
      ref={setNodeRef}
      className={styles['item']}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  );
}
