import { describe, expect, it } from 'vitest';
import { readEnvironmentSettings } from './environment-settings.ts';

describe('the settings of accounts', () => {
  it.each([
    [undefined, 6],
    ['', 6],
    [' 10 ', 10],
  ])('read %j as a password minimum of %i', (value, expected) => {
    const settings = readEnvironmentSettings({ PASSWORD_MINIMUM: value }, undefined);
    expect(settings.passwordMinimum).toBe(expected);
  });

  it.each(['5', '65', '7.5', 'seven'])('reject %j as a password minimum and name the variable', (value) => {
    expect(() => readEnvironmentSettings({ PASSWORD_MINIMUM: value }, undefined)).toThrow('PASSWORD_MINIMUM');
  });

  it('take the first administrator from the platform, with defaults for what it does not name', () => {
    const admin = { email: 'head@example.com', username: undefined, password: undefined };
    expect(readEnvironmentSettings({}, admin).firstAdmin).toEqual({
      email: 'head@example.com',
      username: 'admin',
      password: undefined,
    });
  });
});
