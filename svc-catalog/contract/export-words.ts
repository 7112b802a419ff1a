import type { ExportFilter } from '@pathshala/contract-kit/exported-list';

/* The words and filters that several exported lists share. */

export const student = { en: 'Student', bn: 'শিক্ষার্থী' };
export const course = { en: 'Course', bn: 'কোর্স' };
export const batch = { en: 'Batch', bn: 'ব্যাচ' };
export const account = { en: 'Account', bn: 'অ্যাকাউন্ট' };

export const ofCourse: ExportFilter = { name: 'courseId', title: course, kind: 'course' };
export const ofBatch: ExportFilter = { name: 'batchId', title: batch, kind: 'batch' };
export const days = { en: 'Days', bn: 'দিন' };
