// The characters of the font files; fonts.css repeats them, a test compares.

export const bengali = 'U+0964-0965, U+0980-09FF, U+200C-200D, U+20B9, U+25CC';

export const latinFirst =
  'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00B0, U+00B2-00B3, U+00B7, U+00BD, U+00D7, U+00F7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2039-203A, U+2212';

export const latinRest =
  'U+00A1-00A6, U+00A8, U+00AA-00AF, U+00B1, U+00B4-00B6, U+00B8-00BC, U+00BE-00D6, U+00D8-00F6, U+00F8-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+201A, U+201E, U+2044, U+20AC, U+2122, U+2215';
