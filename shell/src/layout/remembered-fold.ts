import { recall, remember } from '@pathshala/web-kit/browser-storage';

const key = 'nav-folded';

/** Whether the user folded the side nav. */
export const rememberedFold = {
  read: (): boolean => recall(key) === 'true',
  write: (isFolded: boolean): void => remember(key, String(isFolded)),
};
