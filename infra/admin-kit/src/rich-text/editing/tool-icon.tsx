import { ActionIcon } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import styles from '../rich-text.module.css';

/** The props that a popover sets on the button that opens it. */
type PopoverTarget = Pick<
  ComponentProps<'button'>,
  'id' | 'ref' | 'aria-controls' | 'aria-expanded' | 'aria-haspopup'
>;

export interface ToolIconProps extends PopoverTarget {
  readonly label: string;
  readonly icon: string;
  readonly isPressed?: boolean | undefined;
  readonly isDisabled?: boolean;
  readonly keys?: string | undefined;
  readonly onClick: () => void;
}

export function ToolIcon({
  label: name,
  icon,
  isPressed,
  isDisabled = false,
  keys,
  onClick,
  ...target
}: ToolIconProps): ReactNode {
  return (
    <ActionIcon
      {...target}
      variant={isPressed === true ? 'light' : 'subtle'}
      color={isPressed === true ? 'green' : 'var(--ink)'}
      size={32}
      tabIndex={-1}
      aria-label={name}
      title={keys === undefined ? name : `${name} (${keys.replace('Control', 'Ctrl')})`}
      aria-pressed={isPressed}
      aria-keyshortcuts={keys}
      disabled={isDisabled}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden className={styles['icon']}>
        <path d={icon} />
      </svg>
    </ActionIcon>
  );
}
