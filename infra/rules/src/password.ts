import { searchKeyOf } from './bengali.ts';

/** Whose password it is to be. What is not known stays empty. */
export interface PasswordOwner {
  readonly username: string;
  readonly name: string;
  readonly email: string;
}

/** `product`: the product's name; `personal`: the owner's name, username or a part of the address. */
export type GuessablePassword = 'product' | 'personal';

const productNames = ['pathshala', 'পাঠশালা'].map(lettersOf);
const shortestWord = 4;

/** Why somebody who knows the owner would guess the password first. Digits and signs in and around the words change nothing. */
export function guessablePassword(password: string, owner: PasswordOwner): GuessablePassword | null {
  const letters = lettersOf(password);
  if (productNames.includes(letters)) return 'product';
  const isPersonal = personalWords(owner).has(letters) || isUsername(password, owner.username);
  return isPersonal ? 'personal' : null;
}

/** The password without the digits and signs at its ends, for a look into a list of common ones. */
export function coreOfPassword(password: string): string {
  return searchKeyOf(password).replaceAll(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');
}

/** A username of digits has no letters to compare. */
function isUsername(password: string, username: string): boolean {
  return username !== '' && searchKeyOf(password) === searchKeyOf(username);
}

function personalWords({ username, name, email }: PasswordOwner): ReadonlySet<string> {
  const whole = [username, name, email, email.split(/[@+]/u)[0] ?? ''];
  const parts = [username, name, email].flatMap((text) => searchKeyOf(text).split(/[^\p{L}\p{M}]+/u));
  return new Set(
    [...whole, ...parts].map(lettersOf).filter((word) => Array.from(word).length >= shortestWord),
  );
}

function lettersOf(text: string): string {
  return searchKeyOf(text).replaceAll(/[^\p{L}\p{M}]/gu, '');
}
