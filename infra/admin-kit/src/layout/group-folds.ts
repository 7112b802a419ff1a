import { recallJson, remember } from '@pathshala/web-kit/browser-storage';

const key = 'admin-menu-groups';

type Folds = Readonly<Record<string, boolean>>;

/**
 * Stores which groups of the menu the administrator has unfolded (true) or folded, in this browser, by their English titles.
 */
export const groupFolds = {
  read(): Folds {
    const stored = recallJson(key);
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  },
  write(folds: Folds): void {
    remember(key, JSON.stringify(folds));
  },
};
