import { recall, remember } from '@pathshala/web-kit/browser-storage';

const key = 'admin-menu-folded';

/** Whether the administrator folded the menu, in this browser. */
export const rememberedFold = {
  read: (): boolean => recall(key) === 'true',
  write: (isFolded: boolean): void => remember(key, String(isFolded)),
};
