import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import type { MarkingDesk, markWritten } from '@pathshala/svc-exams-contract/http';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { useState } from 'react';
import { deskPath, queuePath } from '../paths.ts';
import { texts } from '../texts.ts';
import { markingSchema, markingValuesOf } from './marking-values.ts';

/** The form of the marks. After a save the next unmarked answer of the exam is opened, or the queue. */
export function useMarkingForm(desk: MarkingDesk, isBlind: boolean) {
  const translate = useText();
  const { api, toast } = useServices();
  const navigate = useNavigate();
  const userId = useUser()?._id ?? 'nobody';
  const { resultId, code, rev: storedRev } = desk;
  const [setup] = useState(() => ({
    schema: markingSchema(desk, texts),
    defaultValues: markingValuesOf(desk),
  }));
  return useAdminForm({
    ...setup,
    rev: storedRev,
    draft: { name: `written-marks:${userId}:${resultId}` },
    invalidates: ['/exams/marking', '/exams/marking/{resultId}'],
    save: (body, { rev }) =>
      api.call<typeof markWritten>('put', '/exams/marking/{resultId}', {
        params: { resultId },
        query: { blind: isBlind ? 'true' : 'false' },
        body: { ...body, rev: rev ?? storedRev },
      }),
    onSaved: ({ nextResultId }) => {
      toast.success(translate(texts.saved, { code }));
      void navigate(nextResultId === null ? queuePath : deskPath(nextResultId));
    },
  });
}
