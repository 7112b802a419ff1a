export { matchingPeople } from './matching-people.ts';
