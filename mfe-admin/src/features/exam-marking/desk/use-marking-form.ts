import { useStoredForm } from '@pathshala/admin-kit/forms/use-record-form';
import type { MarkingDesk, markWritten, readMarking } from '@pathshala/svc-exams-contract/http';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
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
  const { api } = useServices();
  const navigate = useNavigate();
  const { resultId, code, rev: storedRev } = desk;
  const call = {
    params: { resultId },
    query: { blind: isBlind ? 'true' : 'false' },
  } as const;
  const schema = useMemo(() => markingSchema(desk, texts), [desk]);
  // Marks that somebody else has given meanwhile are shown by the conflict: the form keeps what it was opened with.
  const [stored] = useState(desk);
  return useStoredForm({
    draft: ['written-marks', resultId],
    schema,
    stored,
    valuesOf: markingValuesOf,
    read: async () => {
      const now = await api.call<typeof readMarking>('get', '/exams/marking/{resultId}', call);
      onMarked(now);
      return now;
    },
    replace: (body, { rev = storedRev }) =>
      api.call<typeof markWritten>('put', '/exams/marking/{resultId}', { ...call, body: { ...body, rev } }),
    nameOf: () => code,
    savedText: texts.saved,
    stale: ['/exams/marking', '/exams/marking/{resultId}'],
    onSaved: ({ nextResultId }) => void navigate(nextResultId === null ? queuePath : deskPath(nextResultId)),
  });
}
