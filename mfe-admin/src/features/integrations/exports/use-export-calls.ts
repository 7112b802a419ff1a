import type {
  changeExport,
  deleteExport,
  restoreExport,
  runExport,
  ScheduledExport,
} from '@pathshala/svc-auth-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useDeleteWithUndo } from '../../../undo/use-delete-with-undo.ts';
import { exportPath, exportsPath, runsPath } from '../paths.ts';
import { texts } from './texts.ts';

interface ExportCalls {
  readonly runNow: (stored: ScheduledExport) => void;
  readonly turn: (stored: ScheduledExport, isOn: boolean) => void;
  /** Asks first; the delete can be undone. */
  readonly remove: (stored: ScheduledExport) => void;
}

export function useExportCalls(): ExportCalls {
  const translate = useText();
  const { toast } = useServices();
  const stale = [exportsPath, exportPath, runsPath];
  const onError = ({ message }: Error) => toast.error(message);
  const run = useApiMutation<typeof runExport>('post', runsPath, {
    invalidates: stale,
    onSuccess: () => toast.success(translate(texts.isStarted)),
    onError,
  });
  const change = useApiMutation<typeof changeExport>('put', exportPath, { invalidates: stale, onError });
  const remove = useDeleteWithUndo<ScheduledExport>({
    question: ({ name }) => ({
      title: translate(texts.deleteTitle, { name }),
      body: translate(texts.deleteBody),
      confirmText: translate(texts.delete),
    }),
    remove: (api, { _id: id }) => api.call<typeof deleteExport>('delete', exportPath, { params: { id } }),
    restore: (api, id) => api.call<typeof restoreExport>('post', '/exports/{id}/restore', { params: { id } }),
    textOf: ({ name }) => translate(texts.deleted, { name }),
    stale,
  });
  return {
    runNow: ({ _id: id }) => run.mutate({ params: { id } }),
    turn: (stored, isOn) => {
      const { _id: id, name, list, language, format, columns, filters, schedule, destination, rev } = stored;
      const form = { name, list, language, format, columns, filters, schedule, destination };
      change.mutate({ params: { id }, body: { ...form, isOn, rev } });
    },
    remove: (stored) => void remove(stored),
  };
}
