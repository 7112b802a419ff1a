/** Inside the page's landmarks instead of a portal at the end of the body, and without motion. */
const inPlace = { withinPortal: false, hideDetached: false, transitionProps: { duration: 0 } } as const;

/** Without Mantine's hidden first item, which is not one that a menu may have. */
export const menuSettings = { ...inPlace, withInitialFocusPlaceholder: false } as const;

export const popoverSettings = { ...inPlace, trapFocus: true, returnFocus: true } as const;
