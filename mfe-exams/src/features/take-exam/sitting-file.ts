/** The file of an open exam, which the page before it fetches ahead: its page, the way back into it, and what the browser keeps of it. */
export { ResumeExam } from './before/resume-exam.tsx';
export { storedExam } from './engine/stored-exam.ts';
export { SittingPage } from './sitting/sitting-page.tsx';
