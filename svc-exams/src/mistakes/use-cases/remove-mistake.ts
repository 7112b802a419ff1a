import type { Mistakes } from '../ports.ts';

interface RemoveMistakeDependencies {
  readonly mistakes: Pick<Mistakes, 'find' | 'change'>;
}

/** Takes a card out of the notebook. It stays stored, so that the attempt that made it does not make it again. */
export function removeMistake({ mistakes }: RemoveMistakeDependencies) {
  return async (cardId: string, studentId: string): Promise<void> => {
    const found = await mistakes.find(cardId);
    if (found?.studentId !== studentId) return;
    await mistakes.change(cardId, (mistake) => ({ ...mistake, isRemoved: true, before: null }));
  };
}
