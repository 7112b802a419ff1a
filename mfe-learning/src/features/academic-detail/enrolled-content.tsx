import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { AcademicCourse } from '../../courses/course-types.ts';
import { LiveClasses } from './live-classes.tsx';
import { texts } from './texts.ts';

/** Live classes and resources. Only enrolled students receive the links. */
export function EnrolledContent({ course }: { readonly course: AcademicCourse }): ReactNode {
  return (
    <>
      <LiveClasses course={course} />
      {'courseResources' in course && <Resources resources={course.courseResources} />}
    </>
  );
}

interface ResourcesProps {
  readonly resources: readonly { readonly title: string; readonly link: string }[];
}

function Resources({ resources }: ResourcesProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  if (resources.length === 0) return null;
  return (
    <section>
      <h2>{translate(texts.resources)}</h2>
      <ul>
        {resources.map(({ title, link }) => (
          <li key={`${title}${link}`}>
            {link === '' ? (
              inLanguage(title)
            ) : (
              <a href={link} target="_blank" rel="noopener noreferrer">
                {inLanguage(title === '' ? link : title)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
