import type { MarkingDesk } from '@pathshala/svc-exams-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from '../exam-marking.module.css';
import { texts } from '../texts.ts';
import { noteFieldId, useNotes } from './use-notes.ts';

interface NotesListProps {
  readonly pages: MarkingDesk['pages'];
}

/** The comments at points of pages, numbered as on the pages. */
export function NotesList({ pages }: NotesListProps): ReactNode {
  const translate = useText();
  const { notes, write, remove } = useNotes();
  const pageOf = (pageId: string): number => pages.findIndex((page) => page.pageId === pageId) + 1;
  return (
    <fieldset className={styles['notes']}>
      <legend>{translate(texts.notes)}</legend>
      {notes.length === 0 && <p className={styles['quiet']}>{translate(texts.noNotes)}</p>}
      <ol>
        {notes.map(({ pageId, x, y, text }, index) => (
          <li key={`${x} ${y} ${index + 1}`}>
            <textarea
              id={noteFieldId(index)}
              className={styles['noteField']}
              aria-label={translate(texts.note, { n: index + 1, page: pageOf(pageId) })}
              rows={2}
              maxLength={1000}
              value={text}
              onChange={(event) => write(index, event.target.value)}
            />
            <Button
              size="small"
              kind="quiet"
              aria-label={translate(texts.removeNote, { n: index + 1 })}
              onClick={() => remove(index)}
            >
              ✕
            </Button>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
