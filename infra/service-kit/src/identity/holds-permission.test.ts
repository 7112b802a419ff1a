import { describe, expect, it } from 'vitest';
import { holdsPermission } from './holds-permission.ts';

const marker = { role: 'admin', permissions: ['marking', 'support'] } as const;

describe('who may do what', () => {
  it('is an administrator with the permission, or with one of several', () => {
    expect(holdsPermission(marker, 'marking')).toBe(true);
    expect(holdsPermission(marker, 'campaigns')).toBe(false);
    expect(holdsPermission(marker, ['campaigns', 'support'])).toBe(true);
    expect(holdsPermission(marker, ['campaigns', 'questions'])).toBe(false);
  });

  it('is an administrator without a list, where a permission is named at all', () => {
    expect(holdsPermission({ role: 'admin' }, 'administration')).toBe(true);
    expect(holdsPermission({ role: 'admin' }, [])).toBe(false);
  });

  it('is nobody of another role', () => {
    expect(holdsPermission({ role: 'student', permissions: ['marking'] }, 'marking')).toBe(false);
  });
});
