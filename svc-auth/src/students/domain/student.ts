import { searchKeyOf } from '@pathshala/rules/bengali';
import { asciiDigits } from '@pathshala/rules/digits';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Student, StudentChange } from '@pathshala/svc-auth-contract/student';
import { noProjection, type Projection } from './projection.ts';

type PersonalInfo = Student['personalInfo'];
type EducationalBackground = Student['educationalBackground'];

/** The record with what events told of its owner's courses and results. `nameKey` and `searchText` serve the list. */
export interface StudentRecord extends Projection {
  readonly _id: string;
  readonly personalInfo: PersonalInfo;
  readonly educationalBackground: EducationalBackground;
  readonly createdAt: string;
  /** Set while the record is deleted and the account is not: the projection goes on, the personal part is gone. */
  readonly deletedAt: string | null;
  readonly nameKey: string;
  readonly searchText: string;
}

const noPersonalInfo: PersonalInfo = {
  profilePhotoUrl: '',
  fullName: { english: '', bengali: '' },
  contact: { email: '', mobile: '' },
  dob: '',
  gender: '',
  address: { street: '', city: '', district: '', division: '' },
};

const noBackground: EducationalBackground = {
  lastLevel: '',
  lastInstitution: '',
  gradesGPA: '',
  currentStatus: '',
};

export interface Owner {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

export function createRecord(owner: Owner, at: string): StudentRecord {
  return withListKeys({
    _id: owner.userId,
    personalInfo: personalInfoOf(owner),
    educationalBackground: noBackground,
    createdAt: at,
    deletedAt: null,
    nameKey: '',
    searchText: '',
    ...noProjection,
  });
}

/** What the account tells: its name on the line of its script, and the proved address. */
function personalInfoOf(owner: Owner): PersonalInfo {
  const isBengali = /\p{Script=Bengali}/u.test(owner.name);
  const fullName = isBengali ? { english: '', bengali: owner.name } : { english: owner.name, bengali: '' };
  return { ...noPersonalInfo, fullName, contact: { email: owner.email, mobile: '' } };
}

/** `today` is `YYYY-MM-DD`. Throws `not-found` for a deleted record and `invalid` for an impossible birthday. */
export function changeRecord(record: StudentRecord, change: StudentChange, today: string): StudentRecord {
  if (record.deletedAt !== null) throw new DomainError('not-found', 'auth.student-unknown');
  const { personalInfo: old } = record;
  const { fullName, contact, address, dob, gender } = change.personalInfo ?? {};
  if (dob !== undefined) checkBirthday(dob, today);
  return withListKeys({
    ...record,
    personalInfo: {
      ...old,
      fullName: merge(old.fullName, fullName),
      contact: merge(old.contact, contact && withLatinDigits(contact)),
      address: merge(old.address, address),
      dob: dob ?? old.dob,
      gender: gender ?? old.gender,
    },
    educationalBackground: merge(record.educationalBackground, change.educationalBackground),
  });
}

type Given<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

function merge<T extends object>(old: T, given: Given<T> | undefined): T {
  const present = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
  return { ...old, ...Object.fromEntries(present) };
}

/** One spelling of a number, so that it can be searched and dialled. */
function withLatinDigits<T extends Given<PersonalInfo['contact']>>(contact: T): T {
  if (contact.mobile === undefined) return contact;
  return { ...contact, mobile: asciiDigits(contact.mobile).replaceAll(/[\s-]/g, '') };
}

function checkBirthday(dob: string, today: string): void {
  if (dob === '' || (dob >= '1900-01-01' && dob < today)) return;
  throw new DomainError('invalid', 'auth.dob', { fields: { 'personalInfo.dob': 'auth.dob' } });
}

export function eraseRecord(record: StudentRecord, at: string): StudentRecord {
  if (record.deletedAt !== null) throw new DomainError('not-found', 'auth.student-unknown');
  return {
    ...record,
    personalInfo: noPersonalInfo,
    educationalBackground: noBackground,
    deletedAt: at,
    nameKey: '',
    searchText: '',
  };
}

/** A deleted record begins again, with the courses and results its owner still has. */
export function reviveRecord(record: StudentRecord, owner: Owner): StudentRecord {
  if (record.deletedAt === null) throw new DomainError('conflict', 'auth.student-exists');
  return withListKeys({ ...record, personalInfo: personalInfoOf(owner), deletedAt: null });
}

function withListKeys(record: StudentRecord): StudentRecord {
  const { fullName, contact } = record.personalInfo;
  const words = [fullName.english, fullName.bengali, contact.email, contact.mobile];
  const [nameKey = '', ...rest] = words.map((word) => word.normalize('NFKC').toLowerCase());
  return {
    ...record,
    nameKey: nameKey === '' ? (rest[0] ?? '') : nameKey,
    searchText: words.map(searchKeyOf).join('\n'),
  };
}
