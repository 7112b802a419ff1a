import { ActionIcon } from '@mantine/core';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { SortableList } from '../sortable/sortable-list.tsx';
import styles from './reorder.module.css';

const texts = {
  moved: { en: '{name} is now at place {n} of {total}.', bn: '{name} এখন {total}টির মধ্যে {n} নম্বরে।' },
};

export interface Entry {
  readonly id: string;
  readonly name: string;
}

export interface OrderListProps {
  readonly entries: readonly Entry[];
  readonly onChange: (entries: readonly Entry[]) => void;
}

/** Numbered entries that move by drag, by the arrow keys on their handle, or by their two buttons. */
export function OrderList({ entries, onChange }: OrderListProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const [announcement, announce] = useState('');
  const focusAfterMove = useFocusAfterMove();
  function move(from: number, to: number): void {
    const entry = entries[from];
    if (entry && to >= 0 && to < entries.length) onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entry));
  }
  function step(button: HTMLElement, from: number, to: number): void {
    const entry = entries[from];
    if (!entry || to < 0 || to >= entries.length) return;
    focusAfterMove(button);
    move(from, to);
    announce(translate(texts.moved, { name: entry.name, n: to + 1, total: entries.length }));
  }
  return (
    <>
      <SortableList items={entries} idOf={({ id }) => id} nameOf={({ name }) => name} onMove={move}>
        {({ name }, index, handle) => (
          <div className={styles['row']}>
            {handle}
            <span className={styles['number']}>{format.number(index + 1)}</span>
            <span className={styles['name']}>{name}</span>
            <StepButton
              icon="up"
              label={translate(commonTexts.moveNameUp, { name })}
              isOff={index === 0}
              onPress={(button) => step(button, index, index - 1)}
            />
            <StepButton
              icon="down"
              label={translate(commonTexts.moveNameDown, { name })}
              isOff={index === entries.length - 1}
              onPress={(button) => step(button, index, index + 1)}
            />
          </div>
        )}
      </SortableList>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </>
  );
}

interface StepButtonProps {
  readonly icon: 'up' | 'down';
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: (button: HTMLElement) => void;
}

function StepButton({ icon, label, isOff, onPress }: StepButtonProps): ReactNode {
  return (
    <ActionIcon
      variant="subtle"
      c="dimmed"
      size="input-sm"
      className={styles['step'] ?? ''}
      aria-label={label}
      // The button is not `disabled`: it would lose the focus at the end of the list.
      aria-disabled={isOff}
      onClick={(event) => onPress(event.currentTarget)}
    >
      <Icon name={icon} />
    </ActionIcon>
  );
}

/** A browser takes the focus from an element that moves in the document: the button gets it back. */
function useFocusAfterMove(): (button: HTMLElement) => void {
  const pressed = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = undefined;
  });
  return (button) => {
    pressed.current = button;
  };
}
