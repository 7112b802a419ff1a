import { listKeyOf } from '@pathshala/rules/bengali-order';
import { describe, expect, it } from 'vitest';
import {
  changeByAdmin,
  changeByOwner,
  createAccount,
  eraseAccount,
  hasAllPermissions,
  isUsable,
} from './account.ts';

const at = '2026-01-01T00:00:00.000Z';
const account = createAccount({
  id: 'a1',
  username: 'Nusrat',
  usernameKey: 'nusrat',
  name: 'Nusrat Jahan',
  email: 'N@example.com',
  emailKey: 'n@example.com',
  role: 'student',
  passwordHash: 'hash',
  at,
});

describe('an account', () => {
  it('starts active and can be found by name, username and email', () => {
    expect(isUsable(account)).toBe(true);
    expect(account.searchText).toBe('nusrat jahan\nnusrat\nn@example.com');
  });

  it('is changed by an administrator only in the given fields', () => {
    const admin = changeByAdmin(account, { role: 'admin' });
    expect(admin).toEqual({ ...account, role: 'admin' });
    expect(hasAllPermissions(admin)).toBe(true);
    expect(hasAllPermissions(changeByAdmin(admin, { active: false }))).toBe(false);
  });

  it('updates its list keys with a new name', () => {
    const changed = changeByOwner(account, { name: ' নুসরাত ', username: 'Nusu' });
    expect(changed).toMatchObject({
      name: 'নুসরাত',
      nameKey: listKeyOf('নুসরাত'),
      username: 'Nusu',
      usernameKey: 'nusu',
    });
    expect(changed.searchText).toContain('nusu');
    expect(changed.passwordHash).toBe('hash');
  });

  it('rejects an empty name', () => {
    expect(() => changeByOwner(account, { name: ' ' })).toThrow(
      expect.objectContaining({ code: 'auth.name-required' }),
    );
  });

  it('contains no personal data once erased, and releases its username and address', () => {
    const erased = eraseAccount(account, at);
    expect(JSON.stringify(erased).toLowerCase()).not.toMatch(/nusrat|jahan|example|"hash"/);
    expect(erased.emailKey).not.toBe(account.emailKey);
    expect(isUsable(erased)).toBe(false);
  });
});
