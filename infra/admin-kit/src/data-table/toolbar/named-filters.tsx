import { Button } from '@mantine/core';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { FilterControlsProps } from './filter-controls.tsx';
import styles from './table-toolbar.module.css';

const texts = {
  showAll: { en: 'show all again', bn: 'আবার সব দেখান' },
};

/**
 * Shows by name the filters that a link has set; a press shows all again. They are never folded: they say which part of the
 * list is shown.
 */
export function NamedFilters({ columns, query }: FilterControlsProps): ReactNode {
  const translate = useText();
  return columns.map(({ id, title, filter }) => {
    if (filter?.kind !== 'named') return null;
    const { name = id, label = title, nameOf } = filter;
    const value = query.filters[name];
    if (value === undefined) return null;
    return (
      <Button
        key={id}
        variant="default"
        className={styles['tool'] ?? ''}
        rightSection={<span aria-hidden="true">×</span>}
        onClick={() => query.setFilters({ [name]: undefined })}
      >
        {label}: {nameOf(value)}
        <VisuallyHidden>, {translate(texts.showAll)}</VisuallyHidden>
      </Button>
    );
  });
}
