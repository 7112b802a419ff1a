import type { listStudentNotes, StudentNote } from '@pathshala/svc-auth-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { ReasonField } from '../../reason/reason-field.tsx';
import { useReason } from '../../reason/use-reason.ts';
import { Rows, Section } from './section.tsx';
import { shownRows, type StudentProps } from './student-types.ts';
import styles from './student.module.css';
import { texts } from './texts.ts';
import { notesPath, useNoteCalls } from './use-note-calls.ts';

/** The limit of the contract. */
const maxLength = 2_000;

/** The notes of administrators, page by page, with the field for a new one (STP-02). */
export function NotesSection({ studentId }: StudentProps): ReactNode {
  const translate = useText();
  const [page, setPage] = useState(1);
  const query = useApiQuery<typeof listStudentNotes>(
    notesPath,
    { params: { id: studentId }, query: { page, pageSize: shownRows } },
    { keepPrevious: true },
  );
  return (
    <Section title={translate(texts.notes)} query={query}>
      {({ items, total }) => (
        <>
          <NewNote studentId={studentId} onSaved={() => setPage(1)} />
          <Rows rows={items} keyOf={({ _id }) => _id} empty={translate(texts.noNotes)}>
            {(note) => <Note studentId={studentId} note={note} />}
          </Rows>
          <Pagination page={page} pageSize={shownRows} total={total} onPage={setPage} />
        </>
      )}
    </Section>
  );
}

interface NewNoteProps {
  readonly studentId: string;
  readonly onSaved: () => void;
}

function NewNote({ studentId, onSaved }: NewNoteProps): ReactNode {
  const [written, setWritten] = useState(0);
  const { write, isBusy } = useNoteCalls(studentId);
  async function save(text: string): Promise<void> {
    if (!(await write(text))) return;
    setWritten(written + 1);
    onSaved();
  }
  // Another key empties the field after a note is saved.
  return <NoteForm key={written} isBusy={isBusy} onWrite={save} />;
}

interface NoteFormProps {
  readonly isBusy: boolean;
  readonly onWrite: (text: string) => Promise<void>;
}

function NoteForm({ isBusy, onWrite }: NoteFormProps): ReactNode {
  const translate = useText();
  const text = useReason();
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const written = text.take();
    if (written !== null && !isBusy) void onWrite(written);
  }
  return (
    <form noValidate onSubmit={submit}>
      <ReasonField
        reason={text}
        label={translate(texts.newNote)}
        help={translate(texts.notesLead)}
        missing={translate(texts.noteRequired)}
        maxLength={maxLength}
      />
      <div className={styles['actions']}>
        <Button type="submit" size="small" isBusy={isBusy}>
          {translate(texts.saveNote)}
        </Button>
      </div>
    </form>
  );
}

interface NoteProps {
  readonly studentId: string;
  readonly note: StudentNote;
}

function Note({ studentId, note }: NoteProps): ReactNode {
  const translate = useText();
  const { shortDateTime } = useFormat();
  const { askAndDelete } = useNoteCalls(studentId);
  const time = shortDateTime(note.createdAt);
  const name = note.authorName ?? translate(texts.deletedAccount);
  return (
    <>
      <div className={styles['what']}>
        <p className={styles['text']}>{note.text}</p>
        <p className={styles['quiet']}>{translate(texts.noteBy, { name, time })}</p>
      </div>
      <Button
        size="small"
        aria-label={translate(texts.deleteNoteOf, { time })}
        onClick={() => void askAndDelete(note)}
      >
        {translate(texts.deleteNote)}
      </Button>
    </>
  );
}
