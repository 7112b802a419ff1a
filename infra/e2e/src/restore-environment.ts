import { afterAll } from 'vitest';

/** A product that a test file starts sets variables for the whole process, which has the next file, too. */
const before = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env))
    if (!(name in before)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, before);
});
