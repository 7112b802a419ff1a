import { divisions } from '@pathshala/rules/districts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNamed } from '../../questions/use-named.ts';
import { StandingsList } from './standings-list.tsx';
import styles from './standings.module.css';
import { texts } from './texts.ts';
import type { StandingsPlace } from './use-standings-place.ts';

const districts = divisions.flatMap((division) => division.districts);

interface PlaceStandingsProps {
  readonly kind: 'district' | 'college';
  /** The name in the profile; empty: not given. */
  readonly name: string;
  readonly place: StandingsPlace;
}

/** The list of the district or the college that the profile names. */
export function PlaceStandings({ kind, name, place }: PlaceStandingsProps): ReactNode {
  const translate = useText();
  const named = useNamed();
  const language = useLanguage();
  if (name === '') {
    return (
      <EmptyState
        text={translate(kind === 'district' ? texts.noDistrict : texts.noCollege)}
        action={<LinkButton to="/profile">{translate(texts.toProfile)}</LinkButton>}
      >
        <p>{translate(texts.placeHelp)}</p>
      </EmptyState>
    );
  }
  const district = kind === 'district' ? districts.find((one) => one.name === name) : undefined;
  const shown = language === 'bn' && district !== undefined ? district.bengali : named(name);
  return (
    <>
      <h2 className={styles['place']}>{shown}</h2>
      <StandingsList place={place} courseId={null} />
    </>
  );
}
