export { viewEntry } from './views.ts';
