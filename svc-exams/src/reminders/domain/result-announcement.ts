/** The notice that the results of an exam are out, on its way to all who sat it. */
export interface ResultAnnouncement {
  /** Exam, and the end of its window or the release: results that come out again are announced again. */
  readonly _id: string;
  readonly paperId: string;
  /** The attempts up to this id, in their order, have had their notice. */
  readonly upTo: string;
  /** Epoch ms; null: all have had it. */
  readonly dueAt: number | null;
  readonly beganAt: number;
  readonly schemaVersion: 1;
}

export function newAnnouncement(paperId: string, since: string, now: number): ResultAnnouncement {
  const _id = `${paperId}-${Date.parse(since)}`;
  return { _id, paperId, upTo: '', dueAt: now, beganAt: now, schemaVersion: 1 };
}
