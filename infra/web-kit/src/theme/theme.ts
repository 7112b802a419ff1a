export type Theme = 'light' | 'dark';

/** `system` follows the device. */
export type ThemeChoice = Theme | 'system';
