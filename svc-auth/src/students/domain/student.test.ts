import { listKeyOf } from '@pathshala/rules/bengali-order';
import { describe, expect, it } from 'vitest';
import { applyEnrolment } from './projection.ts';
import { changeRecord, createRecord, eraseRecord, reviveRecord } from './student.ts';

const at = '2026-01-01T00:00:00.000Z';
const today = '2026-01-01';
const owner = { userId: 's1', name: 'Nusrat Jahan', email: 'n@example.com' };
const record = createRecord(owner, at);

describe('a student record', () => {
  it('starts with the name in the field of its script and the verified address', () => {
    expect(record.personalInfo).toMatchObject({
      fullName: { english: 'Nusrat Jahan', bengali: '' },
      contact: { email: 'n@example.com', mobile: '' },
    });
    const bengali = createRecord({ ...owner, name: 'নুসরাত জাহান' }, at);
    expect(bengali.personalInfo.fullName).toEqual({ english: '', bengali: 'নুসরাত জাহান' });
    expect(bengali.nameKey).toBe(listKeyOf('নুসরাত জাহান'));
  });

  it('changes only what was given', () => {
    const changed = changeRecord(
      record,
      {
        personalInfo: { address: { city: 'Dhaka' }, gender: 'Female' },
        educationalBackground: { gradesGPA: '5.00' },
      },
      today,
    );
    expect(changed.personalInfo).toEqual({
      ...record.personalInfo,
      gender: 'Female',
      address: { street: '', city: 'Dhaka', district: '', division: '' },
    });
    expect(changed.educationalBackground.gradesGPA).toBe('5.00');
  });

  it('normalises a mobile number', () => {
    const changed = changeRecord(
      record,
      { personalInfo: { contact: { mobile: '+৮৮০ ১৭১২-৩৪৫৬৭৮' } } },
      today,
    );
    expect(changed.personalInfo.contact).toEqual({ email: 'n@example.com', mobile: '+8801712345678' });
    expect(changed.searchText).toContain('+8801712345678');
  });

  it.each(['2026-01-01', '2030-01-01', '1899-12-31'])('rejects %s as a birthday', (dob) => {
    expect(() => changeRecord(record, { personalInfo: { dob } }, today)).toThrow(
      expect.objectContaining({ kind: 'invalid', code: 'auth.dob' }),
    );
  });

  it.each(['https://evil.example/pay', 'Win <b>money</b>', '...', 'ক'.repeat(101)])(
    'refuses the name %s, as an account does',
    (english) => {
      const change = () => changeRecord(record, { personalInfo: { fullName: { english } } }, '2026-01-01');
      expect(change).toThrow(expect.objectContaining({ kind: 'invalid' }));
    },
  );

  it('cleans a name, and empties one of invisible characters', () => {
    const fullName = { english: 'Rahim\u0007\nUddin\u202E', bengali: '\u200B' };
    expect(changeRecord(record, { personalInfo: { fullName } }, '2026-01-01').personalInfo.fullName).toEqual({
      english: 'Rahim Uddin',
      bengali: '',
    });
  });

  it('takes back a name that was stored before this rule', () => {
    const fullName = { english: 'https://evil.example', bengali: '' };
    const old = { ...record, personalInfo: { ...record.personalInfo, fullName } };
    expect(changeRecord(old, { personalInfo: { fullName } }, '2026-01-01').personalInfo.fullName).toEqual(
      fullName,
    );
  });

  it('accepts a real birthday, or none', () => {
    expect(changeRecord(record, { personalInfo: { dob: '2007-02-28' } }, today).personalInfo.dob).toBe(
      '2007-02-28',
    );
    expect(changeRecord(record, { personalInfo: { dob: '' } }, today).personalInfo.dob).toBe('');
  });

  it('loses personal data but no courses when deleted, and can be restored', () => {
    const enrolled = applyEnrolment(record, {
      enrolmentId: 'e1',
      courseId: 'c1',
      courseKind: 'admission',
      courseName: 'Physics',
      courseCode: 'P',
      courseThumbnail: '',
      enrolledAt: at,
    });
    const erased = eraseRecord(enrolled ?? record, at);
    expect(JSON.stringify(erased)).not.toMatch(/nusrat|n@example/i);
    expect(erased.enrolments).toHaveLength(1);
    expect(() => changeRecord(erased, {}, today)).toThrow(expect.objectContaining({ kind: 'not-found' }));
    expect(() => eraseRecord(erased, at)).toThrow(expect.objectContaining({ kind: 'not-found' }));

    const revived = reviveRecord(erased, owner);
    expect(revived).toMatchObject({ deletedAt: null, nameKey: 'nusrat jahan' });
    expect(revived.enrolments).toHaveLength(1);
    expect(() => reviveRecord(revived, owner)).toThrow(
      expect.objectContaining({ code: 'auth.student-exists' }),
    );
  });
});
