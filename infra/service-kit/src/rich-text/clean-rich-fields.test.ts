import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plainText, richText } from '@pathshala/contract-kit/text';
import { cleanRichFields } from './clean-rich-fields.ts';

const option = z.strictObject({ text: richText({ max: 100, required: true }) });
const form = z.strictObject({
  title: plainText({ max: 100 }),
  description: richText({ max: 1000 }).default(''),
  exam: z.strictObject({ options: z.array(option) }).optional(),
});

describe('the rich fields of an input', () => {
  it('are sanitised wherever they stand; plain ones are left as they are', () => {
    const { value, lost } = cleanRichFields(form, {
      title: '<b>Bold</b>',
      description: '<p onclick="x()">Hello<script>alert(1)</script></p>',
      exam: { options: [{ text: '<em>One</em>' }, { text: 'Two' }] },
    });
    expect(value).toEqual({
      title: '<b>Bold</b>',
      description: '<p>Hello</p>',
      exam: { options: [{ text: '<em>One</em>' }, { text: 'Two' }] },
    });
    expect(lost).toEqual([]);
  });

  it('that became invisible are named by their place', () => {
    const { lost } = cleanRichFields(form, {
      title: 't',
      description: '<script>only</script>',
      exam: { options: [{ text: '<a>' }, { text: '&lt;a&gt;' }, { text: '<img src=x onerror=1>' }] },
    });
    expect(lost).toEqual(['description', 'exam.options.0.text', 'exam.options.2.text']);
  });

  it('that an editor left empty are empty, not lost', () => {
    expect(cleanRichFields(form, { description: '<p><br></p>' })).toEqual({
      value: { description: '' },
      lost: [],
      tooDeep: [],
    });
  });

  it('that hold invisible characters only are empty, not lost', () => {
    for (const description of [
      '\u200B',
      '<p>\u200B\u2060</p>',
      '<div lang="bn"><p>&nbsp;\u200D\u{E0020}</p></div>',
    ])
      expect(cleanRichFields(form, { description })).toEqual({
        value: { description: '' },
        lost: [],
        tooDeep: [],
      });
  });

  it('whose elements are nested too deep are named by their place', () => {
    const nested = (levels: number) =>
      `${'<ul><li>'.repeat(levels)}x<br /><img src="data:image/png;base64,AA==" />`;
    const { tooDeep } = cleanRichFields(form, {
      description: nested(33),
      exam: { options: [{ text: nested(32) }, { text: nested(5000) }, { text: '<p>x</p>'.repeat(100) }] },
    });
    expect(tooDeep).toEqual(['description', 'exam.options.1.text']);
  });

  it('keep a picture and a formula', () => {
    const accepted = {
      description: '<p><img src="data:image/png;base64,iVBORw0=" /></p>',
      exam: { options: [{ text: '$x<y$'.replace('<', '&lt;') }] },
    };
    expect(cleanRichFields(form, accepted)).toEqual({ value: accepted, lost: [], tooDeep: [] });
  });

  it.each([null, 5, 'x', [], { exam: null }, { exam: { options: 'x' } }, { description: 7 }])(
    'of the wrong type are left to the schema: %j',
    (raw) => {
      expect(cleanRichFields(form, raw)).toEqual({ value: raw, lost: [], tooDeep: [] });
    },
  );
});
