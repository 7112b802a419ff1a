import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { classLevels, levels, statuses } from '../../courses/academic-choices.ts';
import { texts as coursesTexts } from '../../courses/texts.ts';
import { useClassName } from '../../courses/use-class-name.ts';
import { sharedTexts } from '../../texts.ts';
import type { ListedCourse } from './listed-course.ts';
import { StatusMenu } from './status-menu.tsx';
import { texts } from './texts.ts';

type Column = DataColumn<ListedCourse>;

const prices = ['free', 'paid'] as const;

export function useCourseColumns(): readonly Column[] {
  return [...useFactColumns(), ...useNumberColumns()];
}

function useFactColumns(): readonly Column[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const nameOfClass = useClassName();
  return [
    {
      id: 'name',
      title: translate(sharedTexts.academicTitle),
      sortable: true,
      cell: ({ title }) => inLanguage(title),
      exportValue: ({ title }) => title,
    },
    {
      id: 'classLevel',
      title: translate(sharedTexts.academicClassLevel),
      filter: {
        kind: 'choice',
        options: classLevels.map((value) => ({ value, text: translate(coursesTexts.class[value]) })),
      },
      cell: ({ classLevel }) => nameOfClass(classLevel),
      exportValue: ({ classLevel }) => classLevel,
    },
    {
      id: 'status',
      title: translate(sharedTexts.academicStatus),
      filter: {
        kind: 'choice',
        options: statuses.map((value) => ({ value, text: translate(sharedTexts.status[value]) })),
      },
      cell: (course) => <StatusMenu course={course} />,
      exportValue: ({ status }) => translate(sharedTexts.status[status]),
    },
    {
      id: 'level',
      title: translate(sharedTexts.academicLevel),
      filter: {
        kind: 'choice',
        options: levels.map((value) => ({ value, text: translate(sharedTexts.level[value]) })),
      },
      isHiddenAtFirst: true,
      cell: ({ level }) => translate(sharedTexts.level[level]),
      exportValue: ({ level }) => translate(sharedTexts.level[level]),
    },
  ];
}

function useNumberColumns(): readonly Column[] {
  const translate = useText();
  const format = useFormat();
  return [
    {
      id: 'fee',
      title: translate(sharedTexts.academicPrice),
      isNumber: true,
      sortable: true,
      filter: {
        kind: 'choice',
        name: 'price',
        options: prices.map((value) => ({ value, text: translate(sharedTexts.universities[value]) })),
      },
      cell: ({ fee }) => (fee <= 0 ? translate(sharedTexts.universities.free) : format.money(fee)),
      exportValue: ({ fee }) => fee,
    },
    {
      id: 'enrolled',
      title: translate(sharedTexts.universitiesEnrolled),
      isNumber: true,
      cell: ({ enrolledCount = 0 }) => format.number(enrolledCount),
      exportValue: ({ enrolledCount = 0 }) => enrolledCount,
    },
    {
      id: 'subjects',
      title: translate(texts.subjects),
      isNumber: true,
      cell: ({ subjectCount }) => format.number(subjectCount),
      exportValue: ({ subjectCount }) => subjectCount,
    },
    {
      id: 'created',
      title: translate(sharedTexts.universitiesCreated),
      sortable: true,
      cell: ({ createdAt }) => format.shortDate(createdAt),
      exportValue: ({ createdAt }) => new Date(createdAt),
    },
  ];
}
