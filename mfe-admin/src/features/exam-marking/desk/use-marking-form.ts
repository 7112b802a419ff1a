import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import type { MarkingDesk, markWritten, readMarking } from '@pathshala/svc-exams-contract/http';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { useMemo, useState } from 'react';
import { deskPath, queuePath } from '../paths.ts';
import { texts } from '../texts.ts';
import { markingSchema, markingValuesOf } from './marking-values.ts';

interface MarkingFormOptions {
  /** The answer as it is stored. */
  readonly desk: MarkingDesk;
  readonly isBlind: boolean;
  /** Somebody else has marked the answer meanwhile. */
  readonly onMarked: (desk: MarkingDesk) => void;
}

/** The form of the marks. After a save the next unmarked answer of the exam is opened, or the queue. */
export function useMarkingForm({ desk, isBlind, onMarked }: MarkingFormOptions) {
  const translate = useText();
  const { api, toast } = useServices();
  const navigate = useNavigate();
  const userId = useUser()?._id ?? 'nobody';
  const { resultId, code, rev: storedRev } = desk;
  const call = {
    params: { resultId },
    query: { blind: isBlind ? 'true' : 'false' },
  } as const;
  const schema = useMemo(() => markingSchema(desk, texts), [desk]);
  const [opened] = useState(() => ({ defaultValues: markingValuesOf(desk), rev: storedRev }));
  return useAdminForm({
    ...opened,
    schema,
    draft: { name: `written-marks:${userId}:${resultId}` },
    invalidates: ['/exams/marking', '/exams/marking/{resultId}'],
    save: (body, { rev }) =>
      api.call<typeof markWritten>('put', '/exams/marking/{resultId}', {
        ...call,
        body: { ...body, rev: rev ?? storedRev },
      }),
    loadStored: async () => {
      const stored = await api.call<typeof readMarking>('get', '/exams/marking/{resultId}', call);
      onMarked(stored);
      const { rev, changedBy, changedAt } = stored;
      return { values: markingValuesOf(stored), rev, changedBy, changedAt };
    },
    onSaved: ({ nextResultId }) => {
      toast.success(translate(texts.saved, { code }));
      void navigate(nextResultId === null ? queuePath : deskPath(nextResultId));
    },
  });
}
