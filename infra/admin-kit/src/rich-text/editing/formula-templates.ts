/** A shape of a formula as LaTeX, with letters to type over. */
export interface FormulaTemplate {
  readonly tex: string;
  /** The letter that is selected after the shape was inserted; without one the cursor stands behind it. */
  readonly first?: string;
  readonly label: Readonly<Record<'en' | 'bn', string>>;
}

/** The shapes that are used most, by how often they occur. */
export const formulaTemplates: readonly FormulaTemplate[] = [
  { tex: String.raw`\frac{a}{b}`, first: 'a', label: { en: 'Fraction', bn: 'ভগ্নাংশ' } },
  { tex: 'x^{2}', first: 'x', label: { en: 'Power', bn: 'ঘাত' } },
  { tex: 'x_{1}', first: 'x', label: { en: 'Index', bn: 'নিচের সূচক' } },
  { tex: String.raw`\sqrt{x}`, first: 'x', label: { en: 'Square root', bn: 'বর্গমূল' } },
  { tex: String.raw`\sqrt[3]{x}`, first: 'x', label: { en: 'Cube root', bn: 'ঘনমূল' } },
  { tex: String.raw`a \times 10^{n}`, first: 'a', label: { en: 'Power of ten', bn: 'দশের ঘাত' } },
  { tex: String.raw`\vec{F}`, first: 'F', label: { en: 'Vector', bn: 'ভেক্টর' } },
  { tex: String.raw`\sin\theta`, label: { en: 'Sine', bn: 'সাইন' } },
  { tex: String.raw`\log_{10} x`, first: 'x', label: { en: 'Logarithm', bn: 'লগারিদম' } },
  { tex: String.raw`\int_{a}^{b} f(x)\,dx`, first: 'a', label: { en: 'Integral', bn: 'সমাকলন' } },
  { tex: String.raw`\frac{dy}{dx}`, label: { en: 'Derivative', bn: 'অন্তরজ' } },
  { tex: String.raw`\sum_{i=1}^{n} x_i`, first: 'x_i', label: { en: 'Sum', bn: 'যোগফল' } },
  { tex: String.raw`\lim_{x \to 0} f(x)`, first: 'f(x)', label: { en: 'Limit', bn: 'সীমা' } },
  {
    tex: String.raw`\begin{vmatrix} a & b \\ c & d \end{vmatrix}`,
    first: 'a',
    label: { en: 'Determinant', bn: 'নির্ণায়ক' },
  },
  {
    tex: String.raw`\begin{bmatrix} a & b \\ c & d \end{bmatrix}`,
    first: 'a',
    label: { en: 'Matrix', bn: 'ম্যাট্রিক্স' },
  },
  {
    tex: String.raw`\mathrm{H_2SO_4}`,
    first: 'H_2SO_4',
    label: { en: 'Chemical formula', bn: 'রাসায়নিক সংকেত' },
  },
  { tex: String.raw`\rightarrow`, label: { en: 'Reaction arrow', bn: 'বিক্রিয়ার তীর' } },
  { tex: String.raw`\rightleftharpoons`, label: { en: 'Reversible reaction', bn: 'উভমুখী বিক্রিয়া' } },
  { tex: String.raw`30^\circ`, first: '30', label: { en: 'Degrees', bn: 'ডিগ্রি' } },
  { tex: String.raw`\pm`, label: { en: 'Plus or minus', bn: 'যোগ বা বিয়োগ' } },
  { tex: String.raw`\leq`, label: { en: 'At most', bn: 'ছোট বা সমান' } },
  { tex: String.raw`\geq`, label: { en: 'At least', bn: 'বড় বা সমান' } },
  { tex: String.raw`\neq`, label: { en: 'Not equal', bn: 'সমান নয়' } },
  { tex: String.raw`\infty`, label: { en: 'Infinity', bn: 'অসীম' } },
  { tex: String.raw`\pi`, label: { en: 'Pi', bn: 'পাই' } },
  { tex: String.raw`\theta`, label: { en: 'Theta', bn: 'থিটা' } },
  { tex: String.raw`\alpha`, label: { en: 'Alpha', bn: 'আলফা' } },
  { tex: String.raw`\lambda`, label: { en: 'Lambda', bn: 'ল্যামডা' } },
  { tex: String.raw`\Delta`, label: { en: 'Delta', bn: 'ডেল্টা' } },
  { tex: String.raw`\Omega`, label: { en: 'Ohm', bn: 'ওহম' } },
];
