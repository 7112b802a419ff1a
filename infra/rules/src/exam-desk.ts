/** Minutes that one act at the exam desk gives, and that an exam or one who sits it gets altogether. */
export const maxMinutesOfAct = 120;
export const maxMinutesAltogether = 240;

export const maxAnnouncements = 20;
