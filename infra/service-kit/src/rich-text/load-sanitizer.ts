import { createRequire } from 'node:module';

type SanitizeHtml = typeof import('sanitize-html');

const require = createRequire(import.meta.url);
let loaded: SanitizeHtml | undefined;

/**
 * Loaded with the first text that has markup: with its parser of HTML and of style sheets the library takes a tenth of the
 * start of a service. `require`, since an import is asynchronous and texts are sanitised within a synchronous parse.
 */
export function loadSanitizer(): SanitizeHtml {
  loaded ??= require('sanitize-html') as SanitizeHtml;
  return loaded;
}
