/** The colours of the site in light and dark, and system fonts with Bengali: a mail loads nothing. */
const colours = {
  light: {
    paper: '#fbfaf5',
    raised: '#ffffff',
    line: '#e4e0d5',
    ink: '#1b2420',
    quiet: '#56615b',
    green: '#0b6b4b',
    onGreen: '#ffffff',
    tint: '#e6f2ec',
  },
  dark: {
    paper: '#14181a',
    raised: '#1c2225',
    line: '#323a3e',
    ink: '#eef1ec',
    quiet: '#a3afa8',
    green: '#4cc38a',
    onGreen: '#0d1512',
    tint: '#16302a',
  },
} as const;

const { light, dark } = colours;
const font =
  "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans Bengali','Hind Siliguri','Bangla Sangam MN','Nirmala UI',Vrinda,Arial,sans-serif";
const wrap = 'overflow-wrap:anywhere;word-break:break-word';

/** Inline, because several mail programs drop style elements. */
export const styles = {
  body: `margin:0;padding:0;background:${light.paper};color:${light.ink};${font}`,
  page: `max-width:600px;margin:0 auto;padding:24px 16px`,
  name: `margin:0 0 16px;font-size:20px;line-height:1.4;font-weight:700;color:${light.green};text-decoration:none`,
  logo: `display:block;height:48px;width:auto;max-width:240px;border:0;font-size:20px;line-height:1.4;font-weight:700;color:${light.green}`,
  card: `padding:24px 20px 8px;background:${light.raised};border:1px solid ${light.line};border-radius:8px`,
  paragraph: `margin:0 0 16px;font-size:16px;line-height:1.6;color:${light.ink};${wrap}`,
  code: `margin:0 0 16px;padding:16px;background:${light.tint};border-radius:8px;text-align:center`,
  digits: `font-family:Consolas,Menlo,'DejaVu Sans Mono',monospace;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:0.15em;color:${light.ink}`,
  button: `display:inline-block;padding:12px 24px;background:${light.green};border-radius:8px;color:${light.onGreen};font-size:16px;line-height:1.5;font-weight:700;text-decoration:none`,
  small: `margin:0 0 16px;font-size:14px;line-height:1.6;color:${light.quiet};${wrap}`,
  label: `font-size:14px;color:${light.quiet}`,
  fact: `margin:0 0 12px;font-size:16px;line-height:1.5;color:${light.ink};${wrap}`,
  link: `color:${light.green}`,
  footer: `margin:16px 8px 0`,
  /** Text that only the list of mails shows. */
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
} as const;

/** Mail programs with a dark mode of their own read it; the others invert the light colours. */
export const darkStyles = `@media (prefers-color-scheme:dark){${[
  `.paper{background:${dark.paper}!important}`,
  `.card{background:${dark.raised}!important;border-color:${dark.line}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.quiet{color:${dark.quiet}!important}`,
  `.green{color:${dark.green}!important}`,
  `.tint{background:${dark.tint}!important}`,
  `.button{background:${dark.green}!important;color:${dark.onGreen}!important}`,
].join('')}}`;
