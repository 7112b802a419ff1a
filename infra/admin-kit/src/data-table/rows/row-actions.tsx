import { ActionIcon, Button, Menu } from '@mantine/core';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useRef } from 'react';
import type { RowAction } from '../data-table-types.ts';
import { menuSettings } from '../popup-settings.ts';
import { Icon } from '../../icons/icon.tsx';
import styles from './table-grid.module.css';

const texts = { actions: { en: 'Actions for {name}', bn: '{name}: কাজ' } };

export interface RowActionsProps {
  /** The row in words. */
  readonly name: string;
  readonly actions: readonly RowAction[];
}

/** The actions of a row in a menu, dangerous ones apart. A single harmless one is a button. */
export function RowActions({ name, actions }: RowActionsProps): ReactNode {
  const translate = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [first] = actions;
  if (!first) return null;
  if (actions.length === 1 && first.isDangerous !== true) return <SingleAction name={name} action={first} />;
  const dangerous = actions.filter(({ isDangerous }) => isDangerous === true);
  const harmless = actions.filter(({ isDangerous }) => isDangerous !== true);
  // A dialog that the action opens returns the focus to what has it now, and the menu is gone by then.
  const focusButton = (): void => button.current?.focus({ preventScroll: true });
  return (
    <Menu shadow="md" position="bottom-end" floatingStrategy="fixed" {...menuSettings}>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          className={styles['above'] ?? ''}
          aria-label={translate(texts.actions, { name })}
        >
          <Icon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {harmless.map((action) => (
          <ActionItem key={action.id} action={action} beforeSelect={focusButton} />
        ))}
        {harmless.length > 0 && dangerous.length > 0 && <Menu.Divider />}
        {dangerous.map((action) => (
          <ActionItem key={action.id} action={action} beforeSelect={focusButton} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface ActionItemProps {
  readonly action: RowAction;
  readonly beforeSelect: () => void;
}

function ActionItem({ action, beforeSelect }: ActionItemProps): ReactNode {
  const color = action.isDangerous === true ? { color: 'red' } : {};
  if ('href' in action) {
    return (
      <Menu.Item component={Link} to={action.href} {...color}>
        {action.text}
      </Menu.Item>
    );
  }
  const { onSelect } = action;
  return (
    <Menu.Item
      onClick={() => {
        beforeSelect();
        onSelect();
      }}
      {...color}
    >
      {action.text}
    </Menu.Item>
  );
}

function SingleAction({ name, action }: { readonly name: string; readonly action: RowAction }): ReactNode {
  const look = { variant: 'default', size: 'compact-sm', className: styles['above'] ?? '' } as const;
  const text = (
    <>
      {action.text}
      <VisuallyHidden> {name}</VisuallyHidden>
    </>
  );
  if ('href' in action) {
    return (
      <Button component={Link} to={action.href} {...look}>
        {text}
      </Button>
    );
  }
  return (
    <Button {...look} onClick={action.onSelect}>
      {text}
    </Button>
  );
}
