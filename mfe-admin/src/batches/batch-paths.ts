export const batchesPath = '/courses/batches';
export const batchPath = '/courses/batches/{id}';
export const studentBatchesPath = '/courses/batches/of-student/{studentId}';
export const membersPath = '/courses/batches/{id}/members';

/** The queries that a change of a batch or of its members makes out of date. */
export const staleBatches: readonly string[] = [batchesPath, batchPath, membersPath, studentBatchesPath];

export const bossBatchesPath = '/boss/batches';
export const bossBatchPath = (id: string): string => `/boss/batches/${id}`;
