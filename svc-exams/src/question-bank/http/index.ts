export { viewQuestion, viewUse } from './views.ts';
