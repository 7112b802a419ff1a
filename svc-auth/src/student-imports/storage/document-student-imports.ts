import type { DocumentStore } from '@pathshala/stores/documents/port';
import { createRowWorks, rowWorkIndexes } from '@pathshala/back-office/row-works';
import type { StudentImports } from '../ports.ts';

const names = { works: 'studentImports', rows: 'studentImportRows', waiting: 'read' };

export const studentImportIndexes = rowWorkIndexes(names);

export function createDocumentStudentImports(documents: DocumentStore): StudentImports {
  return createRowWorks(documents, names);
}
