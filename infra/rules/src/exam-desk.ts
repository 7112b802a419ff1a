/** The limits in minutes of one act at the exam desk, and of what an exam or a student who sits it gets altogether. */
export const maxMinutesOfAct = 120;
export const maxMinutesAltogether = 240;

export const maxAnnouncements = 20;
