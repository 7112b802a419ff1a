import { expect, it } from 'vitest';
import { withReadableMaths } from './readable-maths.ts';

it.each([
  [String.raw`স্ট্রোক ভলিউম $70\,\mathrm{mL}$ হলে`, 'স্ট্রোক ভলিউম 70 mL হলে'],
  [String.raw`$E=mc^2$`, 'E=mc²'],
  [String.raw`$\frac{1}{2}mv^{2}$`, '1/2mv²'],
  [String.raw`\(\frac{a+b}{\sqrt{x+1}}\)`, '(a+b)/(√(x+1))'],
  [String.raw`$\sqrt[3]{8}$`, '³√8'],
  [String.raw`$\ce{2H2 + O2 -> 2H2O}$`, '2H₂ + O₂ → 2H₂O'],
  [String.raw`$\ce{Ca(OH)2}$ \[x^2\]`, 'Ca(OH)₂ x²'],
  [String.raw`$H_2O \rightarrow 2H^{+}$`, 'H₂O → 2H⁺'],
  [String.raw`$$\int_0^\infty e^{-x}\,dx$$`, '∫₀^∞ e⁻ˣ dx'],
  [String.raw`$\sin 30^\circ = \left( 0.5 \right)$`, 'sin 30° = ( 0.5 )'],
  [String.raw`$a^{pq}$`, 'a^pq'],
  [String.raw`$\begin{matrix} a & b \\ c & d \end{matrix}$`, 'a b c d'],
  ['$5 and $10', '$5 and $10'],
  [String.raw`$\frac{1}{`, String.raw`$\frac{1}{`],
  [String.raw`$x^$`, 'x'],
])('%s reads %s [CAT-12]', (text, readable) => expect(withReadableMaths(text)).toBe(readable));
