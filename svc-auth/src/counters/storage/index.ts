export { keyDigest } from './key-digest.ts';
