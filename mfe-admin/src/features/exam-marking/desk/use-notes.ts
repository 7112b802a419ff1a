import { useFormContext, useWatch } from 'react-hook-form';
import type { MarkingValues, Note } from './marking-values.ts';

/** The id of the field of a comment on a page. */
export const noteFieldId = (index: number): string => `note-${index}`;

/** The comments at points of pages, which are part of the form. */
export function useNotes() {
  const { setValue } = useFormContext<MarkingValues>();
  const notes = useWatch<MarkingValues, 'annotations'>({ name: 'annotations' });
  const change = (next: Note[]): void => setValue('annotations', next, { shouldDirty: true });
  const focus = (index: number): void => document.getElementById(noteFieldId(index))?.focus();
  return {
    notes,
    focus,
    add: (note: Note) => {
      change([...notes, note]);
      // The field is there after the next render.
      setTimeout(() => focus(notes.length), 0);
    },
    write: (index: number, text: string) =>
      change(notes.map((note, at) => (at === index ? { ...note, text } : note))),
    remove: (index: number) => change(notes.toSpliced(index, 1)),
  };
}
