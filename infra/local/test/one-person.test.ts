import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type Walk } from './one-person-world.ts';

let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

type Step = (walk: Walk) => Promise<void>;

/** The ways in which Rahima gets to a result. */
const ways: Readonly<Record<string, readonly Step[]>> = {
  visitor: [
    (walk) => walk.registerAsVisitor(walk.rahima),
    (walk) => walk.confirm(walk.rahima),
    (walk) => walk.sit(walk.rahima),
    (walk) => walk.save(walk.rahima),
    (walk) => walk.submit(walk.rahima),
  ],
  account: [
    async (walk) => {
      await walk.signUp(walk.rahima);
      await walk.registerByAccount(walk.rahima);
    },
    (walk) => walk.sit(walk.rahima),
    (walk) => walk.save(walk.rahima),
    (walk) => walk.submit(walk.rahima),
  ],
};

/** The steps by which she, or somebody else, tries to get a second sitting, a second place, or to exclude her. */
const turns: Readonly<Record<string, Step>> = {
  cancel: (walk) => walk.cancel(walk.rahima),
  'delete the account': (walk) => walk.deleteAccount(walk.rahima),
  'delete the account and sign up again': async (walk) => {
    await walk.deleteAccount(walk.rahima);
    await walk.signUp(walk.rahima);
  },
  'change the address': (walk) => walk.changeAddress(walk.rahima),
  join: (walk) => walk.signUp(walk.rahima),
  'register again': (walk) => walk.registerAsVisitor(walk.rahima, '+again'),
  'register again by the account': async (walk) => {
    await walk.signUp(walk.rahima);
    await walk.registerByAccount(walk.rahima);
  },
  'be registered by somebody else': (walk) => walk.registerWithForeignAddress(walk.evil, walk.rahima),
  'find every place held': (walk) => walk.fillPlaces(),
  'cancel and register again': async (walk) => {
    await walk.cancel(walk.rahima);
    await walk.registerAsVisitor(walk.rahima);
    await walk.confirm(walk.rahima);
  },
};

/** Registers and sits again, as a visitor and by a new account. */
async function sitAgain(walk: Walk): Promise<void> {
  await walk.registerAsVisitor(walk.rahima);
  await walk.confirm(walk.rahima);
  await walk.deliver();
  await walk.sit(walk.rahima);
  await walk.signUp(walk.rahima);
  await walk.registerByAccount(walk.rahima);
  await walk.deliver();
  await walk.sit(walk.rahima);
  await walk.submit(walk.rahima);
}

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

async function expectOnePerson(walk: Walk): Promise<void> {
  const lines = await walk.release();
  expect(walk.faults).toEqual([]);
  expect(repeated(walk.sat.map(({ mailbox }) => mailbox)), 'sittings of one mailbox').toEqual([]);
  expect(repeated(walk.sat.map(({ mobile }) => mobile)), 'sittings of one number').toEqual([]);
  expect(lines.length).toBeLessThanOrEqual(walk.sat.length);
  expect(repeated(lines.map(({ _id }) => _id)), 'lines of one registration').toEqual([]);
  const people = lines.flatMap(({ studentId, addressKey }) => [studentId ?? addressKey].filter(Boolean));
  expect(repeated(people), 'lines of one person').toEqual([]);
  expect(lines.filter(({ status }) => status === 'cancelled')).toEqual([]);
}

describe.each(Object.entries(ways))('somebody who sits as %s', (_, steps) => {
  const gaps = [0, ...steps.map((__, at) => at + 1)];
  const cases = Object.entries(turns).flatMap(([name, turn], no) =>
    // The turn is faster than the events in every other walk.
    gaps.map((at) => ({ name, turn, at, isFaster: (no + at) % 2 === 0 })),
  );

  it.each(cases)('sits once when the turn is to $name after step $at', async ({ turn, at, isFaster }) => {
    const walk = await world.walk();
    if (at === 0) await turn(walk);
    for (const [index, step] of steps.entries()) {
      await step(walk);
      if (!isFaster || index + 1 !== at) await walk.deliver();
      if (index + 1 === at) await turn(walk);
    }
    await walk.deliver();
    await sitAgain(walk);
    await expectOnePerson(walk);
    expect(walk.sat.length, 'somebody sits').toBeGreaterThan(0);
  });
});

describe('any walk of two people', () => {
  const steps: Readonly<Record<string, Step>> = {
    ...turns,
    deliver: (walk) => walk.deliver(),
    visit: (walk) => walk.registerAsVisitor(walk.rahima),
    confirm: (walk) => walk.confirm(walk.rahima),
    sit: (walk) => walk.sit(walk.rahima),
    save: (walk) => walk.save(walk.rahima),
    submit: (walk) => walk.submit(walk.rahima),
    'the other registers': async (walk) => {
      await walk.signUp(walk.evil);
      await walk.registerByAccount(walk.evil);
    },
    'the other sits': (walk) => walk.sit(walk.evil),
    'the other cancels': (walk) => walk.cancel(walk.evil),
  };

  it('has one ranked sitting and one line for each, and no more places than there are', async () => {
    await assert(
      asyncProperty(array(constantFrom(...Object.keys(steps)), { maxLength: 25 }), async (names) => {
        const walk = await world.walk();
        for (const name of names) await steps[name]?.(walk);
        await walk.deliver();
        await sitAgain(walk);
        await expectOnePerson(walk);
      }),
      { numRuns: 40, seed: 20_260_201, endOnFailure: true },
    );
  }, 120_000);
});
