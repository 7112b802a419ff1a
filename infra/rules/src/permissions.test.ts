import { describe, expect, it } from 'vitest';
import { grantablePermissions, mayDo, permissions } from './permissions.ts';

describe('a permission', () => {
  it('has the name by which accounts and sessions store it', () => {
    expect(Object.entries(permissions).filter(([key, name]) => key !== name)).toEqual([]);
    expect(Object.keys(permissions)).toEqual([
      'questions',
      'marking',
      'campaigns',
      'support',
      'administration',
    ]);
  });

  it('can be given, but for the administration itself', () => {
    expect(grantablePermissions).toEqual(['questions', 'marking', 'campaigns', 'support']);
  });

  it('is held by an administrator who was given it, and each one by an administrator without a list', () => {
    const marker = { role: 'admin', permissions: ['marking', 'support'] };
    expect(Object.values(permissions).filter((one) => mayDo(marker, one))).toEqual(['marking', 'support']);
    expect(Object.values(permissions).filter((one) => mayDo({ role: 'admin' }, one))).toHaveLength(5);
    expect(mayDo({ role: 'admin', permissions: [] }, 'marking')).toBe(false);
  });

  it.each(['student', 'participant', 'visitor', ''])('is never held by another role: %s', (role) => {
    expect(mayDo({ role }, 'marking')).toBe(false);
    expect(mayDo({ role, permissions: ['marking'] }, 'marking')).toBe(false);
  });
});
