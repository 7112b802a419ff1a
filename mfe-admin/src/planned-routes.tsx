import { LinkButton } from '@pathshala/web-kit/parts/button';
import { NotOpenYet } from '@pathshala/web-kit/parts/not-open-yet';
import type { ReactNode } from 'react';
import { type TextKey, useTexts } from './texts.ts';

function planned(title: TextKey, ...paths: readonly string[]) {
  function PlannedPage(): ReactNode {
    const say = useTexts();
    return (
      <NotOpenYet title={say(title)} action={<LinkButton to="/boss">{say('planned.back')}</LinkButton>} />
    );
  }
  return paths.map((path) => ({ path: `/boss/${path}`, page: PlannedPage }));
}

/** Routes of spec §2 whose screens are not built: each says so under its own name. */
export const plannedRoutes = [
  ...planned('planned.reports', 'reports'),
  ...planned('planned.settings', 'settings'),
  ...planned(
    'planned.academic',
    'academiccourses',
    'academiccourses/test',
    'create-academiccourse',
    'edit-academiccourse/:id',
    'course-management/academic-courses',
  ),
  ...planned(
    'planned.campaign',
    'campaign-management/create-campaign',
    'campaign-management/create-campaign/:id',
  ),
  ...planned(
    'planned.examCampaign',
    'campaign-management/create-exam-campaign',
    'campaign-management/create-exam-campaign/:id',
  ),
  ...planned(
    'planned.courses',
    'courses',
    'courses/create-course',
    'courses/list',
    'courses/:id',
    'courses/courses/:id',
    'courses/chapter',
    'courses/subject/:id',
  ),
  ...planned(
    'planned.contents',
    'courses/subject/chapter/contents/:id',
    'courses/subject/chapter/content/:id',
    'courses/subject/chapter/:id/create-content',
  ),
  ...planned(
    'planned.lessons',
    'courses/subject/chapter/Lessons/:id',
    'courses/subject/chapter/lesson/:id',
    'courses/subject/chapter/:id/create-lesson',
  ),
  ...planned('planned.mcq', 'courses/mcq', 'courses/newMCQ'),
  ...planned(
    'planned.exams',
    'exams/:parenttype/:parentid',
    'courses/subject/Exam/contents/:examId',
    ':parenttype/:parentid/create-exam',
    ':parentid/:parenttype/edit-exam/:examid',
  ),
];
