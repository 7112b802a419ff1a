import { defineExport, type ExportedList } from '@pathshala/contract-kit/exported-list';
import { readRanking } from './merit-list-http.ts';
import { listParticipants } from './participants.ts';

const campaign = { en: 'Campaign', bn: 'ক্যাম্পেইন' };
const fullName = { en: 'Name', bn: 'নাম' };
const email = { en: 'Email', bn: 'ইমেইল' };
const mobile = { en: 'Mobile number', bn: 'মোবাইল নম্বর' };
const roll = { en: 'Roll number', bn: 'রোল নম্বর' };

/** The lists of this service that administrators can have exported by a schedule. */
export const exports: readonly ExportedList[] = [
  defineExport({
    name: 'registrations',
    title: { en: 'Registrations of a campaign', bn: 'ক্যাম্পেইনের নিবন্ধন' },
    route: listParticipants,
    query: { sort: 'registered' },
    filters: [
      { name: 'campaignId', title: campaign, kind: 'campaign', isRequired: true },
      {
        name: 'state',
        title: { en: 'State', bn: 'অবস্থা' },
        kind: 'choice',
        options: [
          { value: 'confirmed', text: { en: 'With a place', bn: 'আসন নিশ্চিত' } },
          { value: 'waiting', text: { en: 'Waiting list', bn: 'অপেক্ষমাণ তালিকা' } },
          { value: 'unconfirmed', text: { en: 'Not confirmed', bn: 'নিশ্চিত নয়' } },
          { value: 'cancelled', text: { en: 'Cancelled', bn: 'বাতিল' } },
          { value: 'checked-in', text: { en: 'Checked in', bn: 'উপস্থিত' } },
        ],
      },
    ],
    columns: [
      { name: 'name', title: fullName, value: ({ basicInfo }) => basicInfo.fullName },
      { name: 'email', title: email, value: ({ basicInfo }) => basicInfo.email },
      { name: 'mobile', title: mobile, value: ({ basicInfo }) => basicInfo.mobile },
      { name: 'roll', title: roll, value: ({ rollNumber }) => rollNumber },
      { name: 'state', title: { en: 'State', bn: 'অবস্থা' }, value: ({ state }) => state },
      {
        name: 'registered',
        title: { en: 'Registered', bn: 'নিবন্ধনের সময়' },
        value: ({ registeredAt }) => new Date(registeredAt),
      },
      {
        name: 'checked-in',
        title: { en: 'Checked in at', bn: 'উপস্থিতির সময়' },
        value: ({ checkedInAt }) => (checkedInAt === null ? null : new Date(checkedInAt)),
      },
    ],
  }),
  defineExport({
    name: 'merit-list',
    title: { en: 'Merit list of an exam campaign', bn: 'পরীক্ষা ক্যাম্পেইনের মেধাতালিকা' },
    route: readRanking,
    filters: [{ name: 'id', title: campaign, kind: 'exam-campaign', isRequired: true }],
    columns: [
      { name: 'rank', title: { en: 'Rank', bn: 'মেধাস্থান' }, value: ({ rank }) => rank },
      { name: 'name', title: fullName, value: (row) => row.fullName },
      { name: 'roll', title: roll, value: ({ rollNumber }) => rollNumber },
      { name: 'email', title: email, value: (row) => row.email },
      { name: 'mobile', title: mobile, value: (row) => row.mobile },
      { name: 'score', title: { en: 'Marks', bn: 'নম্বর' }, value: ({ score }) => score },
      { name: 'total', title: { en: 'Total marks', bn: 'মোট নম্বর' }, value: ({ totalMarks }) => totalMarks },
      {
        name: 'percentile',
        title: { en: 'Percentile', bn: 'পার্সেন্টাইল' },
        value: ({ percentile }) => percentile,
      },
      {
        name: 'seconds',
        title: { en: 'Time used, seconds', bn: 'সময় লেগেছে, সেকেন্ড' },
        value: ({ durationMs }) => Math.round(durationMs / 1000),
      },
    ],
  }),
];
