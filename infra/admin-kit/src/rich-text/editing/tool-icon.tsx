import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from '../rich-text.module.css';

export interface ToolIconProps {
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
}: ToolIconProps): ReactNode {
  return (
    <ActionIcon
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
