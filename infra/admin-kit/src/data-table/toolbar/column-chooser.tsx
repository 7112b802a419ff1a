import { Button, Checkbox, Popover } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import type { DataColumn } from '../data-table-types.ts';
import { Icon } from '../../icons/icon.tsx';
import type { HiddenColumns } from '../state/use-hidden-columns.ts';
import { popoverSettings } from '../popup-settings.ts';
import styles from './table-toolbar.module.css';

const texts = {
  columns: { en: 'Columns', bn: 'কলাম' },
  reset: { en: 'As at first', bn: 'শুরুর মতো' },
};

export interface ColumnChooserProps {
  readonly columns: readonly Pick<DataColumn<never>, 'id' | 'title'>[];
  readonly hidden: HiddenColumns;
}

/** Shows and hides columns; the first one stays. */
export function ColumnChooser({ columns, hidden }: ColumnChooserProps): ReactNode {
  const translate = useText();
  const [isOpen, open] = useState(false);
  const toggle = (id: string, isShown: boolean): void =>
    hidden.set(isShown ? hidden.ids.filter((other) => other !== id) : [...hidden.ids, id]);
  return (
    <Popover opened={isOpen} onChange={open} shadow="md" {...popoverSettings}>
      <Popover.Target>
        <Button
          variant="default"
          className={styles['tool'] ?? ''}
          leftSection={<Icon name="columns" />}
          onClick={() => open(!isOpen)}
        >
          {translate(texts.columns)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles['dropdown'] ?? ''} aria-label={translate(texts.columns)}>
        {columns.slice(1).map(({ id, title }) => (
          <Checkbox
            key={id}
            label={title}
            checked={!hidden.ids.includes(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          />
        ))}
        <Button variant="subtle" onClick={hidden.reset}>
          {translate(texts.reset)}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
