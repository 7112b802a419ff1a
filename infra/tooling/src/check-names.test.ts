import { describe, expect, it } from 'vitest';
import { bannedIn, identifiersOf, wordsOf } from './check-names.ts';

describe('the check of names', () => {
  it('splits names of every style into words', () => {
    expect(wordsOf('giveWayToAll')).toEqual(['give', 'way', 'to', 'all']);
    expect(wordsOf('GIVE_WAY')).toEqual(['give', 'way']);
    expect(wordsOf('on-exam-submitted.test.ts')).toEqual(['on', 'exam', 'submitted', 'test', 'ts']);
  });

  it.each([
    ['mostInHand', 'most'],
    ['kept-secret.ts', 'kept'],
    ['giveWay', 'give way'],
    ['TOLD', 'told'],
    ['passOn', 'pass on'],
    ['inParts', 'inParts'],
  ])('finds the banned word in %s', (name, word) => {
    expect(bannedIn(name)).toBe(word);
  });

  it.each(['almost', 'awake', 'allSettled', 'wayOut', 'storytelling', 'halfASecond'])(
    'accepts %s',
    (name) => {
      expect(bannedIn(name)).toBeUndefined();
    },
  );

  it('reads identifiers, not texts or comments', () => {
    const text = "// told\nconst kept = 'narrow'; export type Meaning = { tells: string };";
    expect([...identifiersOf(text, 'a.ts')].sort()).toEqual(['Meaning', 'kept', 'tells']);
  });
});
