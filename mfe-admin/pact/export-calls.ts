import { admin, type DescribeCall, provided } from '@pathshala/pact/calls';
import {
  changeExport,
  createExport,
  deleteExport,
  listExportableLists,
  listExportRecipients,
  listExportRuns,
  listExports,
  readExport,
  restoreExport,
  runExport,
} from '@pathshala/svc-auth-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { exportableList, exportRun, scheduledExport } from '../src/samples.ts';

const ran = { given: 'there is a scheduled export that has run', as: admin } as const;
const byExport = { id: provided('exportId') };
const stored = fieldsOf(
  scheduledExport,
  '_id',
  'name',
  'list',
  'columns',
  'filters',
  'schedule',
  'isOn',
  'rev',
);
const exportForm = {
  name: 'For the accountant',
  list: 'ledger',
  language: 'en',
  format: 'csv',
  columns: ['no', 'student'],
  filters: { days: 'yesterday' },
  schedule: { kind: 'daily', hour: 6 },
  destination: { kind: 's3', bucket: 'school', accessKeyId: 'id', secretAccessKey: 'secret' },
} as const;
// A list may have no filter, which a sample with filters would refuse.
const list = fieldsOf(exportableList, 'name', 'title', 'columns');

/** Scheduled exports and their runs. */
export function exportCalls(call: DescribeCall<Api>): void {
  call(listExportableLists, 'the lists that can be exported', {
    given: 'the administrator is the first of the school',
    as: admin,
    uses: { items: [list] },
  });
  call(listExportRecipients, 'who may get a list by mail', {
    ...ran,
    query: { list: 'ledger' },
    uses: { items: [{ _id: 'u1', name: 'Head' }] },
  });
  call(listExports, 'the scheduled exports', {
    ...ran,
    query: { page: 1 },
    uses: { items: [{ ...stored, makerName: 'Head' }], total: 1, page: 1, pageSize: 10 },
  });
  call(readExport, 'a scheduled export', { ...ran, params: byExport, uses: stored });
  changeCalls(call);
}

function changeCalls(call: DescribeCall<Api>): void {
  call(createExport, 'have a list exported', {
    given: 'the administrator is the first of the school',
    as: admin,
    body: { ...exportForm, columns: [...exportForm.columns] },
    uses: { ...stored, nextRunAt: scheduledExport.nextRunAt },
  });
  call(changeExport, 'pause a scheduled export', {
    ...ran,
    params: byExport,
    body: { ...exportForm, columns: [...exportForm.columns], isOn: false, rev: 1 },
    uses: { name: 'For the accountant', isOn: false },
  });
  call(runExport, 'run an export now', { ...ran, params: byExport, uses: { state: 'waiting', tries: 0 } });
  call(listExportRuns, 'the runs of an export', {
    ...ran,
    params: byExport,
    query: { page: 1 },
    uses: {
      items: [fieldsOf(exportRun, '_id', 'state', 'createdAt', 'rows', 'bytes', 'destination')],
      total: 1,
    },
  });
  call(deleteExport, 'delete a scheduled export', {
    ...ran,
    params: byExport,
    uses: { undoUntil: '2026-01-15T10:10:00.000Z' },
  });
  call(restoreExport, 'undo the delete of a scheduled export', {
    given: 'a scheduled export was deleted',
    as: admin,
    params: byExport,
    uses: { name: 'For the accountant' },
  });
}
