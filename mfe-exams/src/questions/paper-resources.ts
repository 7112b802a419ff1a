import type { readPaper, readPaperKey } from '@pathshala/svc-exams-contract/http';

/** A paper at the address that another answer names. */
export interface PaperResource {
  readonly method: 'get';
  readonly path: string;
  readonly answer: (typeof readPaper)['answer'];
}

/** A key at the address that another answer names. */
export interface PaperKeyResource {
  readonly method: 'get';
  readonly path: string;
  readonly answer: (typeof readPaperKey)['answer'];
}

/** The content of such an address never changes. */
export const immutable = { staleTime: Number.POSITIVE_INFINITY } as const;
