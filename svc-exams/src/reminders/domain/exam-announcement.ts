/** One notice about an exam on its way to all of its students. */
export interface ExamAnnouncement {
  /** Exam and start: a moved exam is announced again. */
  readonly _id: string;
  readonly paperId: string;
  /** ISO 8601; the announcement stops when the exam has another start. */
  readonly startsAt: string;
  /** The students up to this id, in their order, have it. */
  readonly upTo: string;
  /** Epoch ms; null: everybody has it. */
  readonly dueAt: number | null;
  readonly schemaVersion: 1;
}

/** How long before its start an exam is announced. */
export const announcedBeforeMs = 60 * 60_000;
