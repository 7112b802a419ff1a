import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { isOnline } from '../../campaigns/is-online.ts';
import { texts } from './texts.ts';

/** The venue, and a link that finds it on a map. */
export function Place({ location }: { readonly location: string }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const place = inLanguage(location);
  if (isOnline(location)) return place;
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
  return (
    <>
      {place}{' '}
      <a href={map} target="_blank" rel="noopener noreferrer">
        {translate(texts.placeMap)}
      </a>
    </>
  );
}
