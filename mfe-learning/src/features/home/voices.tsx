import { type ReactNode } from 'react';
import { TestimonialCards } from '../../courses/testimonial-cards.tsx';
import home from './home.module.css';
import { useSiteSettings } from './use-site-settings.ts';

/** Shows what students say, as the school has entered it; renders nothing if nothing was entered. */
export function Voices(): ReactNode {
  const { voices = [] } = useSiteSettings();
  if (voices.length === 0) return null;
  return (
    <div className={home['band']}>
      <TestimonialCards testimonials={voices} />
    </div>
  );
}
