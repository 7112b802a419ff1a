/** The most bars of a chart of named things, such as courses. The table beside it has all of them. */
export const maxBars = 12;
