import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

const owner = { username: 'nusrat', name: 'Nusrat Jahan', email: 'nusrat@example.com' };

it.each([
  ['five5', 'short'],
  ['Nusrat2007', 'guessable'],
  ['pathshala!', 'guessable'],
  ['blue42', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['123456789012345678', 'weak'],
  ['১২৩৪৫৬৭৮৯০১২৩৪৫৬৭৮', 'weak'],
  ['blue-kites42', 'fair'],
  ['three blue boats', 'strong'],
  ['তিনটি নীল নৌকা ভাসে', 'strong'],
] as const)('%s is %s', (password, strength) => {
  expect(passwordStrength(password, owner)).toBe(strength);
});
