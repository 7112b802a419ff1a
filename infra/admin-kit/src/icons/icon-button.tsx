import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface IconButtonProps {
  readonly icon: IconName;
  /** For screen readers. */
  readonly label: string;
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
  /** Shows the label to a pointer that rests on the button. */
  readonly hasTitle?: boolean;
}

/** A quiet button beside an entry or a field. */
export function IconButton(props: IconButtonProps): ReactNode {
  const { icon, label, onClick, isDisabled = false, className, hasTitle = false } = props;
  return (
    <ActionIcon
      variant="subtle"
      c="dimmed"
      size="input-sm"
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
      {...(className !== undefined && { className })}
      {...(hasTitle && { title: label })}
    >
      <Icon name={icon} />
    </ActionIcon>
  );
}
