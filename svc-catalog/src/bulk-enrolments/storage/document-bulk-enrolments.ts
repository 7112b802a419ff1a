import type { DocumentStore } from '@pathshala/stores/documents/port';
import { createRowWorks, rowWorkIndexes } from '@pathshala/back-office/row-works';
import type { BulkEnrolments } from '../ports.ts';

const names = { works: 'bulkEnrolments', rows: 'bulkEnrolmentRows', waiting: 'checked' };

export const bulkEnrolmentIndexes = rowWorkIndexes(names);

export function createDocumentBulkEnrolments(documents: DocumentStore): BulkEnrolments {
  return createRowWorks(documents, names);
}
