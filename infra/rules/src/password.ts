import { searchKeyOf } from './bengali.ts';
import { mobileKeyOf } from './mobile.ts';

/** The owner of the password. Unknown fields are empty. */
export interface PasswordOwner {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly mobile?: string | undefined;
}

/** `product`: the product's name; `personal`: the owner's name, username or a part of the address. */
export type GuessablePassword = 'product' | 'personal';

/**
 * The names in every spelling that people type. The demo password of the README is the first of them with a word beside it.
 */
const productNames = ['pathshala', 'pathsala', 'patshala', 'pathshalla', 'paathshala', 'পাঠশালা', 'পাঠশাল'].map(
  lettersOf,
);
/** The words that people add to the name of a product: the first guesses of anybody who knows it. */
const addedWords = [
  'demo',
  'admin',
  'test',
  'school',
  'student',
  'teacher',
  'exam',
  'user',
  'login',
  'password',
  'pass',
  'online',
  'welcome',
  'secret',
  'sample',
  'my',
  'the',
  'new',
  'bd',
  'bangla',
  'bangladesh',
  'dhaka',
  'ডেমো',
  'অ্যাডমিন',
  'পাসওয়ার্ড',
].map(lettersOf);
const shortestWord = 4;

/**
 * Returns why somebody who knows the owner would guess the password first. Digits and signs in and around the words change
 * nothing.
 */
export function guessablePassword(password: string, owner: PasswordOwner): GuessablePassword | null {
  const letters = lettersOf(password);
  if (isProduct(letters)) return 'product';
  const isPersonal =
    personalWords(owner).has(letters) ||
    isUsername(password, owner.username) ||
    isMobile(password, owner.mobile);
  return isPersonal ? 'personal' : null;
}

/** The product's name, once or more, with nothing or such words beside it. */
function isProduct(letters: string): boolean {
  const rest = productNames.reduce((left, name) => left.replaceAll(name, ' '), letters);
  return rest !== letters && rest.split(' ').every(isAdded);
}

/** Whether it is made of added words alone: `demoadmin`. */
function isAdded(letters: string): boolean {
  return (
    letters === '' ||
    addedWords.some((word) => letters.startsWith(word) && isAdded(letters.slice(word.length)))
  );
}

/** The password without the digits and signs at its ends, for a look into a list of common ones. */
export function coreOfPassword(password: string): string {
  return searchKeyOf(password).replaceAll(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');
}

/** A username of digits has no letters to compare. */
function isUsername(password: string, username: string): boolean {
  return username !== '' && searchKeyOf(password) === searchKeyOf(username);
}

function isMobile(password: string, mobile = ''): boolean {
  const key = mobileKeyOf(mobile);
  return key !== null && mobileKeyOf(password) === key;
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
