const key = 'admin-menu-folded';

/** Whether the administrator folded the menu, in this browser. Storage can be disabled: the menu is then unfolded at each load. */
export const rememberedFold = {
  read(): boolean {
    try {
      return localStorage.getItem(key) === 'true';
    } catch {
      return false;
    }
  },
  write(isFolded: boolean): void {
    try {
      localStorage.setItem(key, String(isFolded));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  },
};
