import { Menu, UnstyledButton } from '@mantine/core';
import { Icon } from '@pathshala/admin-kit/icons/icon';
import { nextCourseStatuses } from '@pathshala/rules/course-status';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge, type Tone } from '@pathshala/web-kit/parts/badge';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { academicCourseFields } from '../../resources/academic-course.fields.ts';
import styles from './academic-courses.module.css';
import type { ListedCourse } from './listed-course.ts';
import { useChangeStatus } from './use-change-status.tsx';
import { texts } from './texts.ts';

const tones: Readonly<Record<ListedCourse['status'], Tone>> = {
  draft: 'attention',
  upcoming: 'good',
  active: 'good',
  completed: 'neutral',
  inactive: 'neutral',
};

/** The status of a course, and the menu of those that it may have next (CAT-07). */
export function StatusMenu({ course }: { readonly course: ListedCourse }): ReactNode {
  const translate = useText();
  const name = useBilingual()(course.title);
  const { change, isPending } = useChangeStatus(course);
  const status = translate(academicCourseFields.status.choices[course.status]);
  return (
    <Menu shadow="md" position="bottom-start" floatingStrategy="fixed" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <UnstyledButton
          className={styles['status'] ?? ''}
          aria-label={translate(texts.statusOf, { name, status })}
          disabled={isPending}
        >
          <Badge tone={tones[course.status]}>{status}</Badge>
          <Icon name="open" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {nextCourseStatuses[course.status].map((next) => (
          <Menu.Item key={next} onClick={() => void change(next)}>
            {translate(texts.moveTo, { status: translate(academicCourseFields.status.choices[next]) })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
