import { ActionIcon } from '@mantine/core';
import { Icon } from '@pathshala/admin-kit/icons/icon';
import { Button } from '@pathshala/web-kit/parts/button';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useNameOf, type Participant } from '../participant-calls.ts';
import styles from '../participants.module.css';
import { waitingTexts as texts } from '../texts.ts';
import { useMove } from './use-move.ts';

interface WaitingRowsProps {
  readonly campaignId: string;
  /** One page of the waiting list. */
  readonly rows: readonly Participant[];
  /** The number of rows in the whole list. */
  readonly total: number;
}

/** The rows with their buttons; the pressed button keeps the focus when its row has moved. */
export function WaitingRows({ campaignId, rows, total }: WaitingRowsProps): ReactNode {
  const { number } = useFormat();
  const nameOf = useNameOf();
  const { move, moveFirst, moved } = useMove(campaignId);
  const focus = useFocusAfterMove();
  const isLast = rows.at(-1)?.waitingPosition === total;
  /**
   * Returns the row in front of which a move down puts this one: the one after next, or null for the end. It is not known
   * below the last row of a page.
   */
  const placeBelow = (index: number): string | null | undefined =>
    rows[index + 2]?._id ?? (isLast && index === rows.length - 2 ? null : undefined);
  return (
    <>
      <ol className={styles['list']}>
        {rows.map((row, index) => (
          <li key={row._id} className={styles['row']}>
            <span className={styles['quiet']}>{number(row.waitingPosition ?? index + 1)}</span>
            <span>
              {nameOf(row)} <span className={styles['quiet']}>{row.basicInfo.mobile}</span>
            </span>
            <Moves
              row={row}
              onFirst={row.waitingPosition === 1 ? undefined : () => moveFirst(row)}
              onUp={moveTo(row, rows[index - 1]?._id)}
              onDown={moveTo(row, placeBelow(index))}
              onPress={focus}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <output>{moved}</output>
      </VisuallyHidden>
    </>
  );

  function moveTo(row: Participant, before: string | null | undefined): (() => void) | undefined {
    return before === undefined ? undefined : () => move(row, before);
  }
}

interface MovesProps {
  readonly row: Participant;
  /** undefined: it cannot move there. */
  readonly onFirst: (() => void) | undefined;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onPress: (button: HTMLElement) => void;
}

function Moves({ row, onFirst, onUp, onDown, onPress }: MovesProps): ReactNode {
  const translate = useText();
  const name = useNameOf()(row);
  const steps = [
    ['up', texts.up, onUp],
    ['down', texts.down, onDown],
  ] as const;
  return (
    <span className={styles['moves']}>
      <Button
        size="small"
        aria-label={translate(texts.first, { name })}
        aria-disabled={onFirst === undefined}
        onClick={(event) => {
          onPress(event.currentTarget);
          onFirst?.();
        }}
      >
        {translate(texts.toFirst)}
      </Button>
      {steps.map(([icon, text, onMove]) => (
        <ActionIcon
          key={icon}
          variant="subtle"
          c="dimmed"
          size="input-sm"
          aria-label={translate(text, { name })}
          // The button is not `disabled`: it would lose the focus at the end of the list.
          aria-disabled={onMove === undefined}
          onClick={(event) => {
            onPress(event.currentTarget);
            onMove?.();
          }}
        >
          <Icon name={icon} />
        </ActionIcon>
      ))}
    </span>
  );
}

/** A browser takes the focus from an element that moves in the document: the button gets it back. */
function useFocusAfterMove(): (button: HTMLElement) => void {
  const pressed = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
  });
  return (button) => {
    pressed.current = button;
  };
}
