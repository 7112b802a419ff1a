export { BeforeWritten } from './before-written.tsx';
export { WrittenAnswer } from './written-answer.tsx';
