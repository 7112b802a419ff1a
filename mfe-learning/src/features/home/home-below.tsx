import type { ReactNode } from 'react';
import { AboutUs } from './about-us.tsx';
import { CourseGroups } from './course-groups.tsx';
import { HomeCourses } from './home-courses.tsx';
import { NextExam } from './next-exam.tsx';
import { Offerings } from './offerings.tsx';
import { SiteFooter } from './site-footer.tsx';
import { Statistics } from './statistics.tsx';
import { TopThree } from './top-three.tsx';
import { Voices } from './voices.tsx';

/** Everything below the banner. */
export function HomeBelow(): ReactNode {
  return (
    <>
      <NextExam />
      <HomeCourses />
      <CourseGroups />
      <TopThree />
      <Statistics />
      <Voices />
      <Offerings />
      <AboutUs />
      <SiteFooter />
    </>
  );
}
