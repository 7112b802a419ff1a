import { type ReactNode } from 'react';
import { TestimonialCards } from '../../courses/testimonial-cards.tsx';
import home from './home.module.css';
import { useSiteSettings } from './use-site-settings.ts';

/** What students say, as the school has entered it; nothing without a voice. */
export function Voices(): ReactNode {
  const { voices = [] } = useSiteSettings();
  if (voices.length === 0) return null;
  return (
    <div className={home['band']}>
      <TestimonialCards testimonials={voices} />
    </div>
  );
}
