export { viewRegistration } from './views.ts';
