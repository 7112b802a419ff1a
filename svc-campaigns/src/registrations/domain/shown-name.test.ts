import { expect, it } from 'vitest';
import { asNameChoice, nameShownOf, shownNameOf } from './shown-name.ts';

const basicInfo = { fullName: 'স্বপন রায়', email: 'a@b.co', mobile: '' };

it.each([
  ['name', { name: 'স্বপন রায়', initials: null }],
  ['initials', { name: null, initials: 'স্ব. রা.' }],
  ['roll', { name: null, initials: null }],
] as const)('the choice %s shows nothing else', (choice, shown) => {
  expect(shownNameOf({ basicInfo, ...asNameChoice(choice) })).toEqual(shown);
});

it('a registration from before initials were added shows the name or the roll number', () => {
  expect([true, false].map((showsName) => nameShownOf({ showsName }))).toEqual(['name', 'roll']);
});

it('a registration without a name shows neither, whatever was chosen', () => {
  const nameless = { ...basicInfo, fullName: '' };
  for (const choice of ['name', 'initials', 'roll'] as const)
    expect(shownNameOf({ basicInfo: nameless, ...asNameChoice(choice) })).toEqual({
      name: null,
      initials: null,
    });
});

it('a name in two languages has initials in both', () => {
  const named = { ...basicInfo, fullName: 'স্বপন রায় | Karim Roy' };
  expect(shownNameOf({ basicInfo: named, ...asNameChoice('initials') })).toEqual({
    name: null,
    initials: 'স্ব. রা. | K. R.',
  });
});
