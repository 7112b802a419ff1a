/** Inside the page's landmarks instead of a portal at the end of the body, and without motion. */
const inPlace = { withinPortal: false, hideDetached: false, transitionProps: { duration: 0 } } as const;

/** Omits Mantine's hidden first item, which a menu may not have. */
export const menuSettings = { ...inPlace, withInitialFocusPlaceholder: false } as const;

export const popoverSettings = { ...inPlace, trapFocus: true, returnFocus: true } as const;
