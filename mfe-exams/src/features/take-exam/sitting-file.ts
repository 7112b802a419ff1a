/** The file of an open exam, which the page before it fetches ahead: its page, the way back into it, and what the browser keeps of it. */
export { ResumeExam } from './before/resume-exam.tsx';
export { keptExam } from './engine/kept-exam.ts';
export { SittingPage } from './sitting/sitting-page.tsx';
