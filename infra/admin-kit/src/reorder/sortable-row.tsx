import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './reorder.module.css';

const texts = {
  handle: { en: 'Move {name}', bn: '{name} সরান' },
  role: { en: 'movable entry', bn: 'সরানো যায়' },
  up: { en: 'Move {name} up', bn: '{name} উপরে নিন' },
  down: { en: 'Move {name} down', bn: '{name} নিচে নিন' },
};

export interface SortableRowProps {
  readonly id: string;
  readonly name: string;
  /** From 1. */
  readonly number: number;
  readonly total: number;
  readonly onStep: (id: string, by: -1 | 1) => void;
}

export function SortableRow({ id, name, number, total, onStep }: SortableRowProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id,
    attributes: { roleDescription: translate(texts.role) },
  });
  const steps = [
    { icon: 'up', by: -1, isOff: number === 1 },
    { icon: 'down', by: 1, isOff: number === total },
  ] as const;
  const focusAgain = useFocusAfterMove(number);
  return (
    <li
      ref={setNodeRef}
      className={styles['row']}
      data-dragged={drag.isDragging}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
    >
      <ActionIcon
        ref={setActivatorNodeRef}
        variant="subtle"
        c="dimmed"
        size="input-sm"
        className={styles['handle'] ?? ''}
        {...attributes}
        {...listeners}
        aria-label={translate(texts.handle, { name })}
      >
        <Icon name="grip" />
      </ActionIcon>
      <span className={styles['number']}>{format.number(number)}</span>
      <span className={styles['name']}>{name}</span>
      {steps.map(({ icon, by, isOff }) => (
        <ActionIcon
          key={icon}
          variant="subtle"
          c="dimmed"
          size="input-sm"
          aria-label={translate(texts[icon], { name })}
          // Not `disabled`: the button would lose the focus at the end of the list.
          aria-disabled={isOff}
          data-off={isOff}
          className={styles['step'] ?? ''}
          onClick={(event) => {
            focusAgain(event.currentTarget);
            onStep(id, by);
          }}
        >
          <Icon name={icon} />
        </ActionIcon>
      ))}
    </li>
  );
}

/** A browser takes the focus from an element that moves in the document: the button gets it back. */
function useFocusAfterMove(number: number): (button: HTMLElement) => void {
  const pressed = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = undefined;
  }, [number]);
  return (button) => {
    pressed.current = button;
  };
}
