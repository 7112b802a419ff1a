import {
  ActionIcon,
  Badge,
  Button,
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { breakpoints, space, typeSizes } from '@pathshala/web-kit/scale';
import styles from './admin-theme.module.css';

type Ten<Value> = readonly [Value, Value, Value, Value, Value, Value, Value, Value, Value, Value];

const shades = (tokens: Ten<string>): MantineColorsTuple =>
  tokens.map((token) => `var(--${token})`) as unknown as MantineColorsTuple;

/** Mantine wants ten shades of a colour. A token has a value for each theme, so it stands for all of them. */
const fromToken = (token: string): MantineColorsTuple =>
  shades([token, token, token, token, token, token, token, token, token, token]);

/** The shades from light to dark, as the light theme uses them for surfaces, lines and text. */
const gray = shades([
  'sunken',
  'sunken',
  'line',
  'line',
  'line-strong',
  'line-strong',
  'quiet',
  'quiet',
  'ink',
  'ink',
]);

/** The shades from text to surface, as the dark theme uses them. */
const dark = shades([
  'ink',
  'ink',
  'quiet',
  'quiet',
  'line-strong',
  'sunken',
  'raised',
  'raised',
  'sunken',
  'paper',
]);

/** Text on a filled part: white in the light theme, nearly black in the dark one, whose colours are bright. */
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...colors, color: 'var(--on-green)' } : colors;
};

/** The look of the boss area, from the tokens of the shell and the scale of the kit (`theme/` of web-kit). */
export const adminTheme = createTheme({
  primaryColor: 'green',
  primaryShade: 6,
  colors: { gray, dark, green: fromToken('green'), red: fromToken('red'), marigold: fromToken('marigold') },
  variantColorResolver: variantColors,
  spacing: {
    xxs: space[1],
    xs: space[2],
    sm: space[3],
    md: space[4],
    lg: space[5],
    xl: space[8],
  },
  fontSizes: { xs: typeSizes.xs, sm: typeSizes.sm, md: typeSizes.body, lg: typeSizes.lg, xl: typeSizes.xl },
  breakpoints: {
    xs: `${breakpoints.phone}px`,
    sm: `${breakpoints.tablet}px`,
    md: `${breakpoints.desktop}px`,
    lg: `${breakpoints.desktop}px`,
    xl: `${breakpoints.desktop}px`,
  },
  fontFamily: 'var(--text-font)',
  headings: { fontFamily: 'var(--title-font)', fontWeight: '700' },
  defaultRadius: 'md',
  // No motion is longer than 200 ms, and none is shown to those who asked for none (base.css).
  respectReducedMotion: true,
  focusRing: 'auto',
  cursorType: 'pointer',
  components: {
    // If a colour is named, Mantine asks `variantColors` for the text on it; otherwise the text is white.
    Button: Button.extend({ defaultProps: { color: 'green' } }),
    ActionIcon: ActionIcon.extend({ defaultProps: { color: 'green' } }),
    // The class is not set by `Menu.extend`, which would load the menu and its positioning with the start page.
    Menu: { classNames: { item: styles['menuItem'] ?? '' } },
    Input: { classNames: { input: styles['input'] ?? '' } },
    Badge: Badge.extend({ defaultProps: { color: 'green', variant: 'light', tt: 'none', fw: 600 } }),
  },
});

const shadesOf = (token: 'green' | 'red' | 'marigold'): Record<string, string> => ({
  [`--mantine-color-${token}-text`]: `var(--${token})`,
  [`--mantine-color-${token}-filled`]: `var(--${token})`,
  [`--mantine-color-${token}-filled-hover`]: `var(--${token === 'green' ? 'green-strong' : token})`,
  [`--mantine-color-${token}-light`]: `var(--${token}-tint)`,
  [`--mantine-color-${token}-light-hover`]: `var(--${token}-tint)`,
  [`--mantine-color-${token}-light-color`]: `var(--${token})`,
  [`--mantine-color-${token}-outline`]: `var(--${token})`,
  [`--mantine-color-${token}-outline-hover`]: `var(--${token}-tint)`,
});

const variables = {
  '--mantine-color-body': 'var(--raised)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--quiet)',
  '--mantine-color-placeholder': 'var(--quiet)',
  '--mantine-color-anchor': 'var(--green)',
  '--mantine-color-error': 'var(--red)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--quiet)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--on-green)',
  '--mantine-color-gray-light': 'var(--sunken)',
  '--mantine-color-gray-light-hover': 'var(--sunken)',
  '--mantine-color-gray-light-color': 'var(--quiet)',
  ...shadesOf('green'),
  ...shadesOf('red'),
  ...shadesOf('marigold'),
};

/** The tokens change with the theme themselves: one set of variables serves both. */
export const adminVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': 'var(--leading)' },
  light: variables,
  dark: variables,
});
