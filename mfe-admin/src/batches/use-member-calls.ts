import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import type {
  Batch,
  endBatchMember,
  moveBatchMember,
  undoBatchMemberEnd,
} from '@pathshala/svc-catalog-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useState } from 'react';
import { staleBatches } from './batch-paths.ts';
import { texts } from './member-texts.ts';

const endPath = '/courses/batches/{id}/members/{studentId}/end';
const movePath = '/courses/batches/{id}/members/{studentId}/move';

export interface BatchMemberName {
  readonly studentId: string;
  readonly studentName: string;
}

interface Target {
  readonly _id: string;
  readonly name: string;
}

interface MemberCalls {
  /** Resolves to whether it was done; an error of the API is shown. */
  readonly move: (member: BatchMemberName, to: Target) => Promise<boolean>;
  readonly end: (
    member: BatchMemberName,
    order: { readonly reason: string; readonly endsEnrolments: boolean },
  ) => Promise<boolean>;
  readonly putBack: (member: BatchMemberName) => Promise<void>;
  readonly isBusy: boolean;
}

/** Moves a student to another batch or takes one out, and offers to take that back, also after the page was left. */
export function useMemberCalls({ _id: id }: Pick<Batch, '_id'>): MemberCalls {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api, queryClient, toast } = useServices();
  const [isBusy, setBusy] = useState(false);
  const reload = async (): Promise<void> => {
    await Promise.all(staleBatches.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  };
  const moveTo = async (from: string, studentId: string, batchId: string): Promise<void> => {
    const input = { params: { id: from, studentId }, body: { batchId } };
    await api.call<typeof moveBatchMember>('put', movePath, input);
    await reload();
  };
  const undoEnd = async (studentId: string): Promise<void> => {
    await api.call<typeof undoBatchMemberEnd>('delete', endPath, { params: { id, studentId } });
    await reload();
  };
  /** False: the API refused. */
  async function tried(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    try {
      await work();
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
    async move({ studentId, studentName: name }, to) {
      if (!(await tried(() => moveTo(id, studentId, to._id)))) return false;
      const text = translate(texts.moved, { name, batch: inLanguage(to.name) });
      showUndo({ text, undo: () => moveTo(to._id, studentId, id) });
      return true;
    },
    async end({ studentId, studentName: name }, body) {
      const params = { id, studentId };
      if (!(await tried(() => api.call<typeof endBatchMember>('put', endPath, { params, body }))))
        return false;
      showUndo({ text: translate(texts.ended, { name }), undo: () => undoEnd(studentId) });
      await reload();
      return true;
    },
    async putBack({ studentId, studentName: name }) {
      if (await tried(() => undoEnd(studentId))) {
        toast.success(translate(texts.isAgain, { name }));
      }
    },
  };
}
