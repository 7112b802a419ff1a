import type { changeSiteSettings } from '@pathshala/svc-auth-contract/http';
import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import type { listAcademicCourses, listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { anAdmin, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { Root } from '../root.tsx';

type Api = NonNullable<Parameters<typeof renderRemotePart>[1]>['api'];

/** Opens an address of the boss area as an administrator with all, or with these, permissions, in English. */
export const open = (at: string, api: Api = {}, permissions?: readonly string[]) =>
  renderRemotePart(<Root />, { at, language: 'en', user: { ...anAdmin, permissions }, api });

export const pageOf = (items: readonly object[], total = items.length) => ({
  items,
  total,
  page: 1,
  pageSize: 10,
});

/** The answer of `/users/names`: those of the known accounts that the query asks for. */
export function namesOf(known: Readonly<Record<string, string>>, query: unknown = {}) {
  const { ids = Object.keys(known).join(',') } = query as { readonly ids?: string };
  const asked = ids.split(',').filter((_id) => known[_id] !== undefined);
  return { items: asked.map((_id) => ({ _id, name: known[_id] })) };
}

export const dialog = () => within(screen.getByRole('dialog'));

export const user = {
  _id: 'u1',
  username: 'mim',
  name: 'Mim Akter',
  email: 'mim@example.com',
  role: 'admin',
  active: true,
  createdAt: '2026-01-02T00:00:00.000Z',
  rev: 3,
  changedAt: '2026-01-03T00:00:00.000Z',
  changedBy: 'Karim',
};

export const course = {
  _id: 'c1',
  name: 'ঢাকা | Dhaka',
  courseCode: 'DU',
  courseThumbnail: '',
  enrollmentFee: 0,
  discountFee: 0,
  fee: 0,
  enrollmentDuration: '6 months',
  averageRating: 0,
  ratingCount: 0,
  unitCount: 2,
  yearCount: 3,
  questionCount: 40,
  enrolledCount: 12,
  createdAt: '2026-01-02T00:00:00.000Z',
  isEnrolled: false,
} satisfies AnswerOf<typeof listAdmissionCourses>['items'][number];

export const academicCourse = {
  _id: 'a1',
  title: 'পদার্থবিজ্ঞান | Physics',
  description: '',
  category: 'Academic',
  classLevel: 'Class 10',
  instructor: '',
  language: 'Bangla',
  level: 'beginner',
  status: 'draft',
  thumbnailImageUrl: '',
  price: 500,
  discountPrice: 100,
  fee: 400,
  totalDuration: 12,
  ratings: 0,
  ratingCount: 0,
  subjectCount: 2,
  createdAt: '2026-01-02T00:00:00.000Z',
  isEnrolled: false,
  enrolledCount: 12,
} satisfies AnswerOf<typeof listAcademicCourses>['items'][number];

/** The site settings as an administrator reads them. */
export const siteSettings = {
  ...defaultSiteSettings,
  requireSecondFactorForAdmins: false,
  rev: 3,
  changedAt: null,
  changedBy: null,
} satisfies AnswerOf<typeof changeSiteSettings>;

/** An academic course as its author reads it. */
export const storedAcademicCourse = {
  ...academicCourse,
  title: 'Physics',
  description: '<p>Motion and force</p>',
  status: 'upcoming',
  courseType: '',
  enrollmentStartDate: '2026-01-01',
  enrollmentEndDate: '2026-01-31',
  courseStartDate: '2026-02-01',
  courseEndDate: '2026-12-31',
  takesEnrolments: true,
  targetAudience: ['SSC'],
  prerequisites: ['Class 8'],
  certifications: [],
  tags: ['physics'],
  testimonials: [],
  faqs: [],
  interactiveSessions: [],
  courseResources: [],
  thumbnailImageUrl: `/api/files/svc-catalog/${'0a'.repeat(32)}`,
  ratings: 4.5,
  ratingCount: 0,
  discussionBoard: { open: true },
  rev: 4,
  changedAt: null,
  changedBy: null,
  subjects: [
    {
      _id: 's1',
      title: 'Mechanics',
      description: '',
      imageUrl: '',
      assignments: ['x1'],
      units: [
        { _id: 'u1', title: 'Motion', description: 'Speed', lessonCount: 3, lessons: ['l1'] },
        { _id: 'u2', title: 'Force', description: '', lessonCount: 0 },
      ],
    },
  ],
} as const;
