import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../src/build/root.ts';

/** These read what a person or the school has written in both languages, which is no text of the interface. */
const readsData = [
  'infra/admin-kit/src/rich-text/two-language-editor.tsx',
  'mfe-admin/src/features/assignments/marking/marks-values.ts',
  'mfe-admin/src/features/exam-desk/acts/announce-dialog.tsx',
  'mfe-admin/src/features/messages/message-page.tsx',
  'mfe-admin/src/features/payment-claims/refuse-dialog.tsx',
  'mfe-admin/src/features/settings/basic-fields.tsx',
];

const sources = globSync('{mfe-*,infra/web-kit,infra/admin-kit}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/testing\/|\.stories\.tsx$/u.test(file),
);

/** `text.en`, but not the name of a field in a string, and not a key, which may be in any language. */
const oneLanguage = /^(?!.*\bkey=)(?:[^'"\n]|'[^'\n]*'|"[^"\n]*")*?[\w\])]\??\.(?:en|bn)\b(?!\.json)/mu;

describe('a text of the interface', () => {
  it('is read in the language that is shown alone: the other one is not loaded', () => {
    const reading = sources.filter((file) => oneLanguage.test(readFileSync(`${root}/${file}`, 'utf8')));
    expect(reading.toSorted()).toEqual(readsData);
  });
});
