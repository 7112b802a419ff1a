import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { useRecordForm } from '@pathshala/admin-kit/forms/use-record-form';
import type {
  changeExport,
  createExport,
  readExport,
  ScheduledExport,
} from '@pathshala/svc-auth-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useServices } from '@pathshala/web-kit/services';
import { useLanguage } from '@pathshala/web-kit/texts';
import type { z } from 'zod';
import { exportFields } from '../../../resources/export.fields.ts';
import { emptyExport, exportSchema, exportValues, type ExportValues } from './export-values.ts';
import { exportPath, exportsPath, runsPath } from '../paths.ts';

type Output = z.output<typeof exportSchema>;

export function useExportForm(
  stored: ScheduledExport | undefined,
  onSaved: () => void,
): FormHandle<ExportValues, Output, undefined> {
  const { api } = useServices();
  const language = useLanguage();
  return useRecordForm<ExportValues, Output, ScheduledExport, ScheduledExport>({
    draft: ['export', 'new'],
    fields: exportFields,
    schema: exportSchema,
    stored,
    empty: emptyExport(language),
    valuesOf: exportValues,
    read: (id) => api.call<typeof readExport>('get', exportPath, { params: { id } }),
    create: ({ isOn: _isOn, ...body }) => api.call<typeof createExport>('post', exportsPath, { body }),
    replace: ({ _id: id }, body, edit) =>
      api.call<typeof changeExport>('put', exportPath, { params: { id }, body: { ...body, ...edit } }),
    nameOf: ({ name }) => name,
    savedText: commonTexts.nameIsSaved,
    stale: [exportsPath, exportPath, runsPath],
    onSaved,
  });
}
