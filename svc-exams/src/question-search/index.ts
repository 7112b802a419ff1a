export type { FindOpen, QuestionSearchPorts, SearchFilters } from './ports.ts';
