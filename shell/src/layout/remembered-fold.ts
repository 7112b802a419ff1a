const key = 'nav-folded';

/** Whether the user folded the side nav. */
export const rememberedFold = {
  read: (): boolean => localStorage.getItem(key) === 'true',
  write: (isFolded: boolean): void => localStorage.setItem(key, String(isFolded)),
};
