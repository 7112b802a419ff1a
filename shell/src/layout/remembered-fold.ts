const key = 'nav-folded';

/** Whether the side nav was left narrow. */
export const rememberedFold = {
  read: (): boolean => localStorage.getItem(key) === 'true',
  write: (isFolded: boolean): void => localStorage.setItem(key, String(isFolded)),
};
