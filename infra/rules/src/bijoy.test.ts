import { describe, expect, it } from 'vitest';
import { bijoyTextsToUnicode, bijoyToUnicode, isBijoy } from './bijoy.ts';

describe('Bijoy text', () => {
  it.each([
    ['A Av B C D E F G H I J', 'অ আ ই ঈ উ ঊ ঋ এ ঐ ও ঔ'],
    ['K Kv wK Kx Ky K~ K„ †K ˆK †Kv †KŠ', 'ক কা কি কী কু কূ কৃ কে কৈ কো কৌ'],
    [
      'K L M N O P Q R S T U V W X Y Z _ ` a b c d e f g',
      'ক খ গ ঘ ঙ চ ছ জ ঝ ঞ ট ঠ ড ঢ ণ ত থ দ ধ ন প ফ ব ভ ম',
    ],
    ['h i j k l m n o p q r s t u', 'য র ল শ ষ স হ ড় ঢ় য় ৎ ং ঃ ঁ'],
    ['0123456789|', '০১২৩৪৫৬৭৮৯।'],
    ['Avgvi †mvbvi evsjv', 'আমার সোনার বাংলা'],
    ['evsjv‡`‡ki ivRavbx XvKv', 'বাংলাদেশের রাজধানী ঢাকা'],
    ['wb‡Pi †KvbwU mwVK?', 'নিচের কোনটি সঠিক?'],
    ['Kg© ag© wbg©vY c~Y© gv‡K©U Avh©', 'কর্ম ধর্ম নির্মাণ পূর্ণ মার্কেট আর্য'],
    ['wk¶v wkÿv ¶z`ª', 'শিক্ষা শিক্ষা ক্ষুদ্র'],
    ['mZ¨ weÁvb Ávb wZb', 'সত্য বিজ্ঞান জ্ঞান তিন'],
    ['¸iæZ¡c~Y© cÖkœ DËi', 'গুরুত্বপূর্ণ প্রশ্ন উত্তর'],
    ['gš¿x gyw³hy× ¯^vaxbZv', 'মন্ত্রী মুক্তিযুদ্ধ স্বাধীনতা'],
    ['ivóª e„wó m~h© Puv` ‰bwZK', 'রাষ্ট্র বৃষ্টি সূর্য চাঁদ নৈতিক'],
    ['†cÖg †`Šo ÿwZ jÿ¥x e¨vsK', 'প্রেম দৌড় ক্ষতি লক্ষ্মী ব্যাংক'],
    ['Aš—R©vwZK mš—vb ¯’vb ¯‹zj k¦vm', 'অন্তর্জাতিক সন্তান স্থান স্কুল শ্বাস'],
  ])('%s is %s', (typed, shown) => {
    expect(bijoyToUnicode(typed)).toBe(shown.normalize('NFC'));
  });

  it.each([
    'evsjv‡`‡ki ivRavbx †KvbwU?',
    'wb‡Pi †KvbwU mwVK',
    'XvKv',
    'e¯‘i fi I Z¡i‡Yi ¸Ydj',
    'c`v_©weÁv‡bi RbK †K?',
  ])('is recognised: %s', (text) => expect(isBijoy(text)).toBe(true));

  it.each([
    'What is the capital of Bangladesh?',
    'Which value solves the curve? “Yes” – it’s 30°C, 5 m², µm…',
    'If p = mv and F = qvB, find dv/dt.',
    'NaCl, H2SO4, MgCO3, kWh, MeV, pH, mRNA, YouTube, JavaScript, LaTeX',
    'Schrödinger’s résumé is naïve; Ångström, Windows® and Brand™',
    'call `print(x)` and `v`',
    '$\\frac{dv}{dt} = wX$ and $$GKwU$$',
    'বাংলাদেশের রাজধানী XvKv',
    'সরল দোলক $T = 2\\pi$',
    '',
  ])('is not taken for it: %s', (text) => expect(isBijoy(text)).toBe(false));

  it('is converted around maths, formulas and units', () => {
    expect(bijoyToUnicode('NaCl-Gi `ªe‡Y $vWx$ KZ? fi 5 kg')).toBe('NaCl-এর দ্রবণে $vWx$ কত? ভর 5 kg');
  });

  it('is converted in all texts of a question, short words too, but not in English ones and numbers', () => {
    const texts = ['†KvbwU kni bq?', 'Lyjbv', 'jvj', '25', 'Newton', '5 m/s', 'CO2', ''];
    expect(bijoyTextsToUnicode(texts)).toEqual([
      'কোনটি শহর নয়?'.normalize('NFC'),
      'খুলনা',
      'লাল',
      '25',
      'Newton',
      '5 m/s',
      'CO2',
      '',
    ]);
    expect(bijoyTextsToUnicode(['Which city?', 'Lyjbv'])).toBeNull();
  });
});
