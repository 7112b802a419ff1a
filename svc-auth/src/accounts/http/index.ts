export { listedUserView, sessionUserView } from './views.ts';
