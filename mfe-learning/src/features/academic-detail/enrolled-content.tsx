import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { ReactNode } from 'react';
import type { AcademicCourse } from '../../courses/course-types.ts';
import { useTexts } from '../../texts.ts';

interface Entry {
  readonly title: string;
  readonly text: string;
  /** Empty if there is no link. */
  readonly link: string;
}

/** Live classes and resources. Only enrolled students receive the links. */
export function EnrolledContent({ course }: { readonly course: AcademicCourse }): ReactNode {
  const translate = useTexts();
  const sessions = course.interactiveSessions.map((session) => ({
    title: session.title,
    text: session.description,
    link: 'liveLink' in session ? session.liveLink : '',
  }));
  const resources = 'courseResources' in course ? course.courseResources : [];
  return (
    <>
      <Entries title={translate('academic.live')} entries={sessions} />
      <Entries
        title={translate('academic.resources')}
        entries={resources.map(({ title, link }) => ({ title, link, text: '' }))}
      />
    </>
  );
}

function Entries({ title, entries }: { title: string; entries: readonly Entry[] }): ReactNode {
  const inLanguage = useBilingual();
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {entries.map(({ title: name, text, link }) => (
          <li key={`${name}${link}`}>
            {link === '' ? (
              inLanguage(name)
            ) : (
              <a href={link} target="_blank" rel="noopener noreferrer">
                {inLanguage(name === '' ? link : name)}
              </a>
            )}
            {text !== '' && <p>{inLanguage(text)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
