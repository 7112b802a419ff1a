import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './sortable-entries.module.css';

const texts = {
  handle: { en: 'Move {name}', bn: '{name} সরান' },
  role: { en: 'movable entry', bn: 'সরানো যায়' },
};

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

export interface SortableEntryProps {
  readonly id: string;
  readonly name: string;
  readonly onStep: (id: string, by: -1 | 1) => void;
  readonly children: (handle: ReactNode) => ReactNode;
}

export function SortableEntry({ id, name, onStep, children }: SortableEntryProps): ReactNode {
  const translate = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id,
    attributes: { roleDescription: translate(texts.role) },
  });
  function press(event: KeyboardEvent): void {
    const by = steps[event.key];
    if (by === undefined || drag.isDragging) {
      listeners?.['onKeyDown']?.(event);
      return;
    }
    event.preventDefault();
    onStep(id, by);
  }
  const handle = (
    <ActionIcon
      ref={setActivatorNodeRef}
      variant="subtle"
      c="dimmed"
      size="input-sm"
      className={styles['handle'] ?? ''}
      {...attributes}
      {...listeners}
      data-handle={id}
      aria-label={translate(texts.handle, { name })}
      onKeyDown={press}
    >
      <Icon name="grip" />
    </ActionIcon>
  );
  return (
    <li
      ref={setNodeRef}
      className={styles['entry']}
      data-dragged={drag.isDragging}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
    >
      {children(handle)}
    </li>
  );
}
