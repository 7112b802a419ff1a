import { describe, expect, it } from 'vitest';
import { openAttempt } from '../../../test/support/attempts.ts';
import { campaignPaper } from '../../../test/support/papers.ts';
import { transferOwnership } from './transfer-ownership.ts';

const attempt = openAttempt(campaignPaper(), { studentId: 'participant1', isParticipant: true });
const owner = { from: 'participant1', to: 'student1', attemptNo: 4 };

describe('an attempt of a participant who gets an account', () => {
  it('becomes the account’s, with its next number, and is a participant’s no longer', () => {
    const { isParticipant: _isParticipant, ...rest } = attempt;
    const passed = transferOwnership(attempt, owner);
    expect(passed).toEqual({ ...rest, studentId: 'student1', attemptNo: 4 });
    expect(passed).not.toHaveProperty('isParticipant');
  });

  it('is passed on once, and not from anybody else', () => {
    const passed = transferOwnership(attempt, owner);
    expect(passed && transferOwnership(passed, owner)).toBeNull();
    expect(transferOwnership({ ...attempt, studentId: 'participant2' }, owner)).toBeNull();
  });
});
