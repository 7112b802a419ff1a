import type { Dashboard, Student } from '@pathshala/svc-auth-contract/student';
import type { AcademicCourse, AdmissionCard, AdmissionCourse } from '../courses/course-types.ts';

export const pageOf = (...items: readonly object[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 10,
});

const year = {
  _id: 'y2024',
  year: 2024,
  title: 'DU A 2024',
  timeLimit: 60,
  totalMarks: 30,
  requiredSubjects: 1,
  negativeMarkingPercentage: 25,
  questionCount: 40,
  subjects: [
    { subjectName: 'রসায়ন | Chemistry', mandatory: true, questionCount: 25, marks: 25 },
    { subjectName: 'Biology', mandatory: false, questionCount: 15, marks: 15 },
  ],
};

export const sampleQuestion = {
  _id: 'q1',
  subjectName: 'Physics',
  paperTitle: 'DU A 2024',
  question: 'What pulls an apple down?',
  points: 1,
  options: [
    { _id: 'o1', text: 'The wind' },
    { _id: 'o2', text: 'Gravity' },
  ],
  correctOptionIds: ['o2'],
  explanation: 'The Earth attracts it.',
};

const units = [
  { _id: 'u1', unitName: 'বিজ্ঞান | Science', years: [year, { ...year, _id: 'y2023', year: 2023 }] },
];

export const admissionCard: AdmissionCard = {
  _id: 'c1',
  name: 'ঢাকা | Dhaka University',
  courseCode: 'DU',
  courseThumbnail: '',
  enrollmentFee: 1500,
  discountFee: 1500,
  fee: 0,
  enrollmentDuration: '6 months',
  averageRating: 4.7,
  ratingCount: 12,
  unitCount: 1,
  yearCount: 2,
  questionCount: 80,
  createdAt: '2026-01-01T00:00:00.000Z',
  isEnrolled: false,
};

export const admissionCourse: AdmissionCourse = {
  ...admissionCard,
  description: '<p>Whole papers.</p>',
  instructor: 'Farhana Rahman',
  courseFeatures: [{ feature: 'Explained', description: 'Every question.' }],
  subjectAreas: ['Physics'],
  studentRequirements: ['HSC'],
  enrollmentProcessSteps: ['Open an account'],
  testimonials: [{ studentName: 'Mim', enrolledYear: 2024, review: 'It helped.' }],
  faqs: [{ question: 'May I sit it twice?', answer: 'As often as you like.' }],
  units,
};

export const unitList = {
  _id: 'c1',
  name: admissionCard.name,
  courseCode: 'DU',
  courseThumbnail: '',
  isEnrolled: true,
  units,
};

export const academicCard = {
  _id: 'a1',
  title: 'SSC Physics',
  description: '<p>Motion and force.</p>',
  category: 'Academic',
  classLevel: 'Class 10',
  instructor: 'Arif',
  language: 'Bengali',
  level: 'beginner',
  status: 'active',
  thumbnailImageUrl: '',
  price: 800,
  discountPrice: 300,
  fee: 500,
  totalDuration: 18,
  ratings: 4.5,
  ratingCount: 3,
  subjectCount: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  isEnrolled: false,
} as const;

export const academicCourse: AcademicCourse = {
  ...academicCard,
  courseType: 'Online',
  enrollmentStartDate: '',
  enrollmentEndDate: '',
  courseStartDate: '2026-01-01',
  courseEndDate: '',
  takesEnrolments: true,
  interactiveSessions: [],
  tags: [],
  targetAudience: ['SSC students'],
  prerequisites: ['Class 9 mathematics'],
  certifications: [{ name: 'Certificate', issuer: 'Pathshala', validity: '' }],
  testimonials: [{ student: 'Mim', feedback: 'Clear.' }],
  faqs: [],
  subjects: [
    {
      _id: 's1',
      title: 'Mechanics',
      description: '',
      imageUrl: '',
      units: [{ _id: 'ch1', title: 'Motion', description: '', lessonCount: 2 }],
    },
  ],
};

const course = {
  courseId: 'c1',
  courseCode: 'DU',
  courseThumbnail: '',
  enrolledAt: '2026-01-01T00:00:00.000Z',
};

const result = {
  resultId: 'r1',
  attemptId: 't1',
  examKind: 'past-year',
  examId: 'y2024',
  courseId: 'c1',
  unitId: 'u1',
  title: 'DU A 2024',
  score: 21.5,
  totalMarks: 30,
  percent: 71.67,
  bestScore: 24,
  marksLost: 2.5,
  scoreVisibleFrom: null,
  dateTaken: '2026-02-02T05:00:00.000Z',
};

const pastYear = { examKind: 'past-year', lostPercent: null };

const lastDays = ['01', '02', '03', '04', '05', '06', '07'].map((day) => ({
  day: `2026-02-${day}`,
  isActive: day === '02',
  isGrace: day === '04',
}));

const today = {
  day: '2026-02-07',
  goal: 20,
  questions: 9,
  lessons: 1,
  reviews: 2,
  subjects: [],
  courses: [],
};

export const dashboard: Dashboard = {
  coursesCompleted: 1,
  coursesInProgress: 2,
  courses: [{ ...course, name: 'Dhaka University', category: 'admissionPrep', progress: 25 }],
  lastCourseId: 'c1',
  lastCourseAt: '2026-02-02T06:00:00.000Z',
  recentResults: [result],
  scoreTrend: [
    { ...pastYear, dateTaken: '2026-02-01T05:00:00.000Z', percent: -5, title: 'DU A 2023' },
    {
      ...pastYear,
      dateTaken: '2026-02-02T05:00:00.000Z',
      percent: 71.67,
      lostPercent: 8.33,
      title: 'DU A 2024',
    },
  ],
  lastDays,
  today,
  streak: { days: 4, graceLeft: 1, hasToday: true },
  weakestSubject: { subjectName: 'Chemistry', correct: 10, questions: 30, percent: 33, courseId: 'c1' },
  papersFinished: 2,
};

export const emptyDashboard: Dashboard = {
  coursesCompleted: 0,
  coursesInProgress: 0,
  courses: [],
  lastCourseId: null,
  lastCourseAt: null,
  recentResults: [],
  scoreTrend: [],
  lastDays: lastDays.map(({ day }) => ({ day, isActive: false, isGrace: false })),
  today: { ...today, questions: 0, lessons: 0, reviews: 0 },
  streak: { days: 0, graceLeft: 2, hasToday: false },
  weakestSubject: null,
  papersFinished: 0,
};

const noCourses = { totalEnrolled: 0, overallProgress: 0, enrolledCourses: [] };

export const student: Student = {
  _id: '6560a0000000000000000001',
  personalInfo: {
    profilePhotoUrl: '',
    fullName: { english: 'Rahim Uddin', bengali: 'রহিম উদ্দিন' },
    contact: { email: 'rahim@example.com', mobile: '01700000000' },
    dob: '2007-03-14',
    gender: 'Male',
    address: { street: '', city: '', district: 'Dhaka', division: '' },
  },
  educationalBackground: {
    lastLevel: 'HSC 2026',
    lastInstitution: 'Dhaka College',
    gradesGPA: '5.00',
    currentStatus: '',
  },
  courseEnrollment: {
    admissionPrep: {
      totalEnrolled: 1,
      overallProgress: 25,
      enrolledCourses: [{ ...course, name: 'Dhaka University', progress: 25 }],
    },
    academic: noCourses,
  },
};
