/**
 * The steps of space, on a grid of 4 px: the number is the step in grid units, `--space-3` is 12 px. `page`, `card` and `bar`
 * are the sides of a page, of a large card and of the bars at the top; they grow with the width of the screen.
 */
export const space = {
  half: '2px',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  page: 'clamp(16px, 3vw, 32px)',
  card: 'clamp(16px, 3vw, 24px)',
  bar: 'clamp(12px, 2vw, 24px)',
} as const;

/** The sizes of type: `body` is that of running text; `section`, `title` and `hero` (h2, h1, home) grow with the screen. */
export const typeSizes = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '0.9375rem',
  body: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
  '3xl': '1.75rem',
  section: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.5rem)',
  title: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.1rem)',
  hero: 'clamp(1.9rem, 0.95rem + 2.2vw, 2.75rem)',
} as const;

/**
 * The widths at which a layout changes, in pixels. Below `phone` is a phone, below `tablet` a phone on its side, below `desktop` a
 * tablet. A media query names the number: `(width < 560px)` or `(width >= 560px)`.
 */
export const breakpoints = { phone: 560, tablet: 768, desktop: 1024 } as const;
