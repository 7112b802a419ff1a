export { declaration, markingScheme } from '@pathshala/rules/marking-scheme-schema';
