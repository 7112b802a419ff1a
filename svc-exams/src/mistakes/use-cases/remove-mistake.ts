import type { Mistakes } from '../ports.ts';

interface RemoveMistakeDependencies {
  readonly mistakes: Pick<Mistakes, 'find' | 'change'>;
}

/** Removes a card from the notebook. It stays stored, so that its attempt does not create it again. */
export function removeMistake({ mistakes }: RemoveMistakeDependencies) {
  return async (cardId: string, studentId: string): Promise<void> => {
    const found = await mistakes.find(cardId);
    if (found?.studentId !== studentId) return;
    await mistakes.change(cardId, (mistake) => ({ ...mistake, isRemoved: true, before: null }));
  };
}
