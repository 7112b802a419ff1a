import { describe, expect, it } from 'vitest';
import { entitlementOf } from './entitlement.ts';

const registration = {
  registrationId: 'registration1',
  campaignId: 'campaign1',
  studentId: 'student1',
  version: 3,
};

describe('the right by a registration', () => {
  it('is that of its account to the exam of the campaign, in the version of the registration', () => {
    expect(entitlementOf(registration, true)).toEqual({
      sourceId: 'registration1',
      studentId: 'student1',
      scope: { kind: 'campaign', id: 'campaign1' },
      isActive: true,
      version: 3,
    });
  });

  it('ends where the registration no longer holds', () => {
    expect(entitlementOf(registration, false).isActive).toBe(false);
  });

  it('is that of the account, not of the participant that the account was before', () => {
    expect(entitlementOf({ ...registration, participantId: 'participant1' }, true).studentId).toBe(
      'student1',
    );
  });

  it('is that of the participant while there is no account', () => {
    const byMail = { ...registration, studentId: null, participantId: 'participant1' };
    expect(entitlementOf(byMail, true).studentId).toBe('participant1');
  });

  it('is nobody’s where there is neither', () => {
    expect(entitlementOf({ ...registration, studentId: null }, true).studentId).toBeNull();
    expect(
      entitlementOf({ ...registration, studentId: null, participantId: null }, true).studentId,
    ).toBeNull();
  });
});
