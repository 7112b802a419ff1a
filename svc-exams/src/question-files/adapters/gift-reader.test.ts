import { describe, expect, it } from 'vitest';
import { giftFormat } from './gift-format.ts';
import { readGift } from './gift-reader.ts';

/** Right answers with a mark of 100 as `=text`, others as `~text`, part marks as `%n%text`. */
function answersOf(source: string): string[] | string {
  const read = readGift(source);
  if (read.kind === 'refused') return read.problem;
  return read.answers.map(({ text, mark }) =>
    mark === 100 ? `=${text.text}` : mark === 0 ? `~${text.text}` : `%${mark}%${text.text}`,
  );
}

const textOf = (source: string) => {
  const read = readGift(source);
  return read.kind === 'refused' ? read.problem : read.stem.text;
};

describe('the answers of a GIFT question', () => {
  it.each([
    ['Two plus two {=four ~five ~six}', ['=four', '~five', '~six']],
    ['{~wood~=iron~glass}', ['~wood', '=iron', '~glass']],
    ['{~a ~ =b ~c}', ['~a', '=b', '~c']],
    ['{~%25 =%50 ~%75}', ['~%25', '=%50', '~%75']],
    ['{~%50%a ~%50%b ~%-100%c}', ['%50%a', '%50%b', '%-100%c']],
    ['{~%33.33333%a ~b}', ['%33.33333%a', '~b']],
    ['{=%100%a ~b}', ['=a', '~b']],
    ['{=1:2 ~2:1}', ['=1:2', '~2:1']],
    ['{=E=mc^2 ~E=mc ~E=m}', ['=E=mc^2', '~E=mc', '~E=m']],
    ['{=x = 5 ~x = 6}', ['=x = 5', '~x = 6']],
    ['{~wood=iron~glass}', ['~wood', '=iron', '~glass']],
    ['{~Lyon = Paris ~Rome}', ['~Lyon', '=Paris', '~Rome']],
    ['{=a\\=b ~c\\~d ~e\\}f}', ['=a=b', '~c~d', '~e}f']],
    ['{=a =b ~c}', ['=a', '=b', '~c']],
    ['{~Lyon = Paris = Rome}', 'giftEquals'],
    ['The sky is blue {T}', ['=সত্য | True', '~মিথ্যা | False']],
    ['The sky is green {false # no}', ['~সত্য | True', '=মিথ্যা | False']],
    ['{=Dhaka =Dacca}', 'shortAnswer'],
    ['{=Dhaka}', 'shortAnswer'],
    ['{=one -> two =three -> four}', 'matching'],
    ['{#3:0.1}', 'numerical'],
    ['{}', 'essay'],
    ['{a ~b =c}', 'giftStart'],
    ['no answers', 'description'],
    ['{=a ~b', 'giftBraces'],
    ['a{=a ~b} c{=d ~e}', 'giftBraces'],
    ['Half is {=$\\frac{1}{2}$ ~$x=2$}', ['=$\\frac{1}{2}$', '~$x=2$']],
    ['Which holds in $\\neq$? {=$a \\neq b$ ~$\\nu$}', ['=$a \\neq b$', '~$\\nu$']],
  ])('are read as Moodle does: %s', (source, answers) => expect(answersOf(source)).toEqual(answers));

  it('may be a missing word, and have a title before them', () => {
    expect(textOf('Salt {~is~=are} not the word here.')).toBe('Salt _____ not the word here.');
    expect(textOf('::A title: with a colon::The capital is:{=Dhaka ~Khulna}')).toBe('The capital is:');
    expect(textOf('[html]<p>1\\:2 \\{x\\}</p>{=a ~b}')).toBe('<p>1:2 {x}</p>');
  });
});

const read = async (source: string) => giftFormat.read(new TextEncoder().encode(source));
const remarksOf = async (source: string) =>
  (await read(source)).questions.flatMap(({ remarks = [] }) =>
    remarks.map(({ code }) => code.split('.').at(-1)),
  );

describe('a GIFT file', () => {
  it('has its categories above a question, its comments inside, and Windows line ends', async () => {
    const source = [
      '$CATEGORY: $course$/top/Physics/Default for PHY/Motion',
      '// [tag:units] [tag:force]',
      '::Q1::Unit of force {',
      '// seen before',
      '=newton#Right: after Newton. ~joule#No: that is energy.',
      '',
      '####It is kg m/s2.',
      '}',
      '::Q2::Unit of work{=joule ~newton}',
      '$CATEGORY: top/Chemistry//Biology',
      'Water is {=wet ~dry}',
    ].join('\r\n');
    const { questions, failed } = await read(source);
    expect(failed).toEqual([]);
    expect(questions.map(({ line, draft }) => [line, draft.question, draft.subject, draft.chapter])).toEqual([
      [2, 'Unit of force', 'Physics', 'Motion'],
      [9, 'Unit of work', 'Physics', 'Motion'],
      [11, 'Water is', 'Chemistry/Biology', ''],
    ]);
    expect(questions[0]?.draft.tags).toEqual(['units', 'force']);
    expect(questions[0]?.draft.explanation).toBe(
      '<p>It is kg m/s2.</p><ul><li>newton: Right: after Newton.</li><li>joule: No: that is energy.</li></ul>',
    );
  });

  it('has HTML only where it says so', async () => {
    const { questions } = await read(
      'Is <b> bold?{=<b> ~a<b and c>d}\n\n[html]<b>x</b>{=<i>y</i> ~[plain]<i>}\n',
    );
    expect(questions.map(({ draft }) => [draft.question, ...draft.options.map(({ text }) => text)])).toEqual([
      ['Is &lt;b&gt; bold?', '&lt;b&gt;', 'a&lt;b and c&gt;d'],
      ['<b>x</b>', '<i>y</i>', '&lt;i&gt;'],
    ]);
  });

  it.each([
    ['{~%25%Surma ~%50%Padma =Meghna}', ['partMarks']],
    ['{=a =b ~c}', ['severalRight']],
    ['{=a ~%-25%b}', ['negativeMarks']],
    ['{~%70%a ~%30%b ~c}', ['unequalMarks']],
    ['{~%50%a ~%50%b ~%-100%c}', []],
    ['{=a#yes ~b}', ['feedback']],
    ['[markdown]**bold**{=[plain]a ~[plain]b}', ['markdown']],
    ['<b>bold</b>?{=a ~b}', ['tagsAsText']],
    ['[html]<p>x</p><audio src="a.mp3"></audio><img src="a.png">{=a ~b}', ['lost']],
    ['{=E=mc^2 ~E=mc}', ['giftSigns']],
    ['$CATEGORY: a/b/c\n\nQ{=a ~b}', ['categories']],
  ])('says what it leaves out or is not sure of: %s', async (source, remarks) => {
    expect(await remarksOf(source)).toEqual(remarks);
  });

  it.each([
    ['{~%50%a ~b}', 'partMarks'],
    ['{~a ~b}', 'noRightOption'],
    ['{=%50%a ~b}', 'partMarks'],
  ])('has no right answer that it does not state: %s', async (source, problem) => {
    const { failed } = await read(source);
    expect(failed[0]?.errors[0]?.code).toBe(`exams.question-import.line.${problem}`);
    expect(failed[0]?.source.fields[0]?.text).toBe(source);
  });
});
