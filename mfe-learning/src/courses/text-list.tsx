import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { ReactNode } from 'react';
import styles from './text-list.module.css';

interface TextListProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly look: 'tags' | 'list' | 'steps';
}

/** A titled list of an author's lines; nothing where all are empty. */
export function TextList({ title, lines, look }: TextListProps): ReactNode {
  const inLanguage = useBilingual();
  const written = lines.filter((line) => line !== '');
  if (written.length === 0) return null;
  const List = look === 'steps' ? 'ol' : 'ul';
  return (
    <section>
      <h2>{title}</h2>
      <List className={styles[look]}>
        {written.map((line) => (
          <li key={line}>{inLanguage(line)}</li>
        ))}
      </List>
    </section>
  );
}
