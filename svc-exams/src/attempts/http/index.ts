export { toSelection } from './selection.ts';
export { toWrittenPage } from './written-page.ts';
