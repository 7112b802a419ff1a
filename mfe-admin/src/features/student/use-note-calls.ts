import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type {
  deleteStudentNote,
  restoreStudentNote,
  StudentNote,
  writeStudentNote,
} from '@pathshala/svc-auth-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useState } from 'react';
import { texts } from './texts.ts';

export const notesPath = '/users/{id}/notes';
const notePath = '/users/{id}/notes/{noteId}';

interface NoteCalls {
  /** Resolves to whether it was saved; an error of the API is shown. */
  readonly write: (text: string) => Promise<boolean>;
  /** Asks first; the delete can be undone. */
  readonly askAndDelete: (note: StudentNote) => Promise<void>;
  readonly isBusy: boolean;
}

export function useNoteCalls(studentId: string): NoteCalls {
  const translate = useText();
  const confirm = useConfirm();
  const { api, queryClient, toast } = useServices();
  const [isBusy, setBusy] = useState(false);
  const reload = () => queryClient.invalidateQueries({ queryKey: [notesPath] });
  const restore = async (noteId: string): Promise<void> => {
    const params = { id: studentId, noteId };
    await api.call<typeof restoreStudentNote>('post', '/users/{id}/notes/{noteId}/restore', { params });
    await reload();
  };
  /** False: the API refused. */
  async function tried(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      await reload();
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return {
    isBusy,
    write: (text) =>
      tried(() =>
        api.call<typeof writeStudentNote>('post', notesPath, { params: { id: studentId }, body: { text } }),
      ),
    async askAndDelete({ _id: noteId, text }) {
      const question = {
        title: translate(texts.deleteNoteTitle),
        body: text,
        confirmText: translate(texts.deleteNote),
        isDangerous: true,
      };
      if (!(await confirm(question))) return;
      const params = { id: studentId, noteId };
      const isDeleted = await tried(() => api.call<typeof deleteStudentNote>('delete', notePath, { params }));
      if (isDeleted) showUndo({ text: translate(texts.noteDeleted), undo: () => restore(noteId) });
    },
  };
}
