import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { isOnline } from '../../campaigns/is-online.ts';

/** The venue, and a link that finds it on a map. */
export function Place({ location }: { readonly location: string }): ReactNode {
  const translate = useTexts();
  const inLanguage = useBilingual();
  const place = inLanguage(location);
  if (isOnline(location)) return place;
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
  return (
    <>
      {place}{' '}
      <a href={map} target="_blank" rel="noopener noreferrer">
        {translate('place.map')}
      </a>
    </>
  );
}
