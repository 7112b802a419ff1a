import type { Mistakes } from '../ports.ts';

interface ReadSummaryDependencies {
  readonly mistakes: Pick<Mistakes, 'page'>;
}

const first = { page: 1, pageSize: 1 } as const;

/** The number of due cards and of all cards, and the next due time. */
export function readSummary({ mistakes }: ReadSummaryDependencies) {
  return async ({ studentId, now }: { readonly studentId: string; readonly now: number }) => {
    const dueBy = new Date(now).toISOString();
    const [all, due] = await Promise.all([
      mistakes.page({ studentId, ...first }),
      mistakes.page({ studentId, dueBy, ...first }),
    ]);
    return { due: due.total, total: all.total, nextDueAt: all.items[0]?.memory.dueAt ?? null };
  };
}
