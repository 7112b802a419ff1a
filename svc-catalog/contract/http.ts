export * from './academic.ts';
export * from './academic-routes.ts';
export * from './admission.ts';
export * from './admission-routes.ts';
export * from './course.ts';
export * from './course-routes.ts';
export * from './enrolment.ts';
export * from './enrolment-routes.ts';
