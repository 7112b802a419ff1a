import type { readStudentRecord } from '@pathshala/svc-auth-contract/student';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { Section } from './section.tsx';
import type { StudentProps } from './student-types.ts';
import { texts } from './texts.ts';

/** The record of the student, with the guardian who has agreed to be called. */
export function PersonSection({ studentId: id }: StudentProps): ReactNode {
  const translate = useText();
  const { digits } = useFormat();
  const query = useApiQuery<typeof readStudentRecord>('/student/{id}', { params: { id } });
  return (
    <Section title={translate(texts.person)} query={query}>
      {({ personalInfo: { fullName, contact, guardian }, educationalBackground }) => {
        const names = [fullName.bengali, fullName.english].filter((name) => name !== '');
        const own = [
          [translate(texts.name), names.join(', ')],
          [translate(texts.mobile), digits(contact.mobile)],
          [translate(texts.institution), educationalBackground.lastInstitution],
        ] as const;
        return (
          <Facts
            facts={[
              ...own.filter(([, value]) => value !== ''),
              [translate(texts.guardian), guardian?.name ?? translate(texts.noGuardian)],
              ...(guardian === undefined
                ? []
                : [[translate(texts.guardianMobile), digits(guardian.mobile)] as const]),
            ]}
          />
        );
      }}
    </Section>
  );
}
