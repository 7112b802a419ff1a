import { defineExport, type ExportedList } from '@pathshala/contract-kit/exported-list';
import { listStudents } from './student-list.ts';

/** The lists of this service that administrators can have exported by a schedule. */
export const exports: readonly ExportedList[] = [
  defineExport({
    name: 'students',
    title: { en: 'Students', bn: 'শিক্ষার্থী' },
    route: listStudents,
    filters: [],
    columns: [
      {
        name: 'name',
        title: { en: 'Name', bn: 'নাম' },
        value: ({ personalInfo: { fullName } }) => fullName.english || fullName.bengali,
      },
      {
        name: 'name-bn',
        title: { en: 'Name in Bengali', bn: 'বাংলা নাম' },
        value: ({ personalInfo: { fullName } }) => fullName.bengali,
      },
      {
        name: 'email',
        title: { en: 'Email', bn: 'ইমেইল' },
        value: ({ personalInfo: { contact } }) => contact.email,
      },
      {
        name: 'mobile',
        title: { en: 'Mobile number', bn: 'মোবাইল নম্বর' },
        value: ({ personalInfo: { contact } }) => contact.mobile,
      },
      {
        name: 'district',
        title: { en: 'District', bn: 'জেলা' },
        value: ({ personalInfo: { address } }) => address.district,
      },
      {
        name: 'institution',
        title: { en: 'College', bn: 'কলেজ' },
        value: ({ educationalBackground: { lastInstitution } }) => lastInstitution,
      },
      {
        name: 'courses',
        title: { en: 'Courses', bn: 'কোর্স' },
        value: ({ courseEnrollment: { admissionPrep, academic } }) =>
          admissionPrep.totalEnrolled + academic.totalEnrolled,
      },
      { name: 'id', title: { en: 'Account', bn: 'অ্যাকাউন্ট' }, value: ({ _id }) => _id },
    ],
  }),
];
