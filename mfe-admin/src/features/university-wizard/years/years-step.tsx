import { Paper, Text } from '@mantine/core';
import { useStore } from '@pathshala/web-kit/store';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useWizard } from '../wizard-context.ts';
import { useOutline } from './outline.ts';
import { YearEditor } from './year-editor.tsx';
import { YearOutline } from './year-outline.tsx';
import styles from './years.module.css';
import { texts } from './texts.ts';

/** Step 3: the years of each unit on the left, the chosen one on the right. */
export function YearsStep(): ReactNode {
  const translate = useText();
  const { location } = useWizard();
  const { unit, year } = useStore(location);
  const outline = useOutline();
  const unitIndex = outline.findIndex(({ key }) => key === unit);
  const yearIndex = outline[unitIndex]?.years.findIndex(({ key }) => key === year) ?? -1;
  return (
    <section className={styles['frame']}>
      <YearOutline units={outline} openYear={year} />
      <Paper withBorder className={styles['editor'] ?? ''}>
        {yearIndex === -1 ? (
          <Text c="dimmed">{translate(texts.choose)}</Text>
        ) : (
          <YearEditor key={year} unit={unitIndex} year={yearIndex} />
        )}
      </Paper>
    </section>
  );
}
