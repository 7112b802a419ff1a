/** The 64 districts of Bangladesh. */
export const districts = (
  'ঢাকা গাজীপুর নারায়ণগঞ্জ নরসিংদী মানিকগঞ্জ মুন্সীগঞ্জ টাঙ্গাইল কিশোরগঞ্জ ফরিদপুর গোপালগঞ্জ মাদারীপুর রাজবাড়ী শরীয়তপুর চট্টগ্রাম ' +
  'কক্সবাজার রাঙ্গামাটি বান্দরবান খাগড়াছড়ি কুমিল্লা ব্রাহ্মণবাড়িয়া চাঁদপুর নোয়াখালী লক্ষ্মীপুর ফেনী রাজশাহী নাটোর নওগাঁ চাঁপাইনবাবগঞ্জ ' +
  'পাবনা সিরাজগঞ্জ বগুড়া জয়পুরহাট রংপুর দিনাজপুর গাইবান্ধা কুড়িগ্রাম লালমনিরহাট নীলফামারী পঞ্চগড় ঠাকুরগাঁও খুলনা বাগেরহাট সাতক্ষীরা ' +
  'যশোর নড়াইল মাগুরা ঝিনাইদহ কুষ্টিয়া চুয়াডাঙ্গা মেহেরপুর বরিশাল পটুয়াখালী ভোলা পিরোজপুর বরগুনা ঝালকাঠি সিলেট মৌলভীবাজার হবিগঞ্জ ' +
  'সুনামগঞ্জ ময়মনসিংহ জামালপুর নেত্রকোনা শেরপুর'
).split(' ');

/** Words as they are typed, for what a list of conjuncts does not reach: older spellings, signs with two values, order. */
export const typedWords: readonly (readonly [string, string])[] = [
  ['A Av B C D E F G H I J', 'অ আ ই ঈ উ ঊ ঋ এ ঐ ও ঔ'],
  ['Kx wK Ky K~ K„ †K ˆK †Kv †KŠ ‡K ‰K', 'কী কি কু কূ কৃ কে কৈ কো কৌ কে কৈ'],
  ['wKiæ wiæ ‡kÖæ', 'কিরু রিম্ন শ্রেম্ন'],
  ['mvMi b`x cvnvo AvKvk evZvm', 'সাগর নদী পাহাড় আকাশ বাতাস'],
  ['evsjv‡`‡ki ivRavbx XvKv', 'বাংলাদেশের রাজধানী ঢাকা'],
  ['wb‡Pi †KvbwU mwVK?', 'নিচের কোনটি সঠিক?'],
  ['eB †gjv‡Z bZzb eB wKbjvg|', 'বই মেলাতে নতুন বই কিনলাম।'],
  ['2024 mv‡ji 16 wW‡m¤^i', '২০২৪ সালের ১৬ ডিসেম্বর'],
  // ু and ম্ন, by the letter before.
  ['wbæ wb‡æ iæwU jveY¨ ZiæY kÎæ åæ aªæe', 'নিম্ন নিম্নে রুটি লাবণ্য তরুণ শত্রু ভ্রু ধ্রুব'],
  ['¸iæZ¡c~Y© i“× aª“e kÎ“ iƒc', 'গুরুত্বপূর্ণ রুদ্ধ ধ্রুব শত্রু রূপ'],
  // ্ল under a letter, স্ন alone.
  ['Kzwgjøv wejøv†j cÖdzjø Møvm K¬vm c­vweZ dzj', 'কুমিল্লা বিল্লালে প্রফুল্ল গ্লাস ক্লাস প্লাবিত ফুল'],
  ['øvb øvqy †øn †R¨vrøv D”Q¡vm', 'স্নান স্নায়ু স্নেহ জ্যোৎস্না উচ্ছ্বাস'],
  ['M\u2212vwb A\u00a4\u2212 j\u00ad', 'গ্লানি অম্ল ল্ল'],
  // ক্ষ with its signs, in both fonts; খড়্গ.
  ['wk¶v wkÿv cix¶v ZxÿèZv `xN© m~² jÿ¥x j²x Lÿ', 'শিক্ষা শিক্ষা পরীক্ষা তীক্ষ্ণতা দীর্ঘ সূক্ষ্ম লক্ষ্মী লক্ষ্মী খড়্গ'],
  // স্ত and ন্ত in two spellings, ত্ম, স্থ and স্তু beside quotation marks.
  ['e¨¯— e¨¯Í gš—e¨ gšÍe¨ AvÍv ¯’vb e¯‘ wKš‘', 'ব্যস্ত ব্যস্ত মন্তব্য মন্তব্য আত্মা স্থান বস্তু কিন্তু'],
  ['ÒwekvjÓ “wekvj” ÔbxjÕ ‘bxj’ bxj – jvj', '“বিশাল” “বিশাল” ‘নীল’ ‘নীল’ নীল – লাল'],
  // র্য and র‍্য, a visible hasanta, conjuncts that are written with it.
  ['Avh© m~h© i¨ve i¨vwj D`&hvcb evK& iæM&Y cO&w³ lYX', 'আর্য সূর্য র‍্যাব র‍্যালি উদ্‌যাপন বাক্ রুগ্ণ পঙ্ক্তি ষণ্ঢ'],
  // A reph after a vowel sign, a hidden order of signs, a chandrabindu.
  ['KvwU©R KvR© avwg©K ˆ`N©¨ ˆ`N¨© Puv` †Muvd cuvP', 'কার্টিজ কার্জ ধার্মিক দৈর্ঘ্য দৈর্ঘ্য চাঁদ গোঁফ পাঁচ'],
  ['gvZ…fvlv c…w_ex K…wl m„wó ü`q nƒ`q', 'মাতৃভাষা পৃথিবী কৃষি সৃষ্টি হৃদয় হূদয়'],
  // Characters of Windows-1252 that were decoded as ISO 8859-1.
  ['\u0087Kvb wb\u0087Pi \u0086`k ¯\u0092vb', 'কোন নিচের দেশ স্থান'],
];

/** Bijoy stems and options of our own, with what they show. */
export const bijoyQuestions: readonly {
  readonly typed: readonly string[];
  readonly shown: readonly string[];
}[] = [
  {
    typed: ['wb‡Pi †KvbwU b`x?', 'cÙv', 'wngvjq', 'my›`ieb', 'KvßvB'],
    shown: ['নিচের কোনটি নদী?', 'পদ্মা', 'হিমালয়', 'সুন্দরবন', 'কাপ্তাই'],
  },
  {
    typed: ['†KvbwU e‡Y©i bvg?', 'jvj', 'is', 'Mvb', 'Lqie'],
    shown: ['কোনটি বর্ণের নাম?', 'লাল', 'রং', 'গান', 'খয়রব'],
  },
  {
    typed: ['mßv‡ni cÖ_g w`b †KvbwU?', 'kwb', 'iwe', 'eya', 'kyµ'],
    shown: ['সপ্তাহের প্রথম দিন কোনটি?', 'শনি', 'রবি', 'বুধ', 'শুক্র'],
  },
  { typed: ['KZ wKwg. c_?', '5', '10', '15', '20'], shown: ['কত কিমি. পথ?', '5', '10', '15', '20'] },
  {
    typed: ['NaCl-Gi `ªe‡Y $x_1$ KZ? fi 5 kg', '5 m/s²', 'H2SO4', 'CO2', '30°C'],
    shown: ['NaCl-এর দ্রবণে $x_1$ কত? ভর 5 kg', '5 m/s²', 'H2SO4', 'CO2', '30°C'],
  },
  {
    typed: ['gva¨vKl©Y m~‡Îi Avwe®‹viK †K?', 'Newton', 'Galileo', 'Einstein', 'Bohr'],
    shown: ['মাধ্যাকর্ষণ সূত্রের আবিষ্কারক কে?', 'Newton', 'Galileo', 'Einstein', 'Bohr'],
  },
  {
    typed: ['i I ii bs Z‡_¨i wfwË‡Z †KvbwU mwVK?', 'i I ii', 'i I iii', 'ii I iii', 'i, ii I iii'],
    shown: ['i ও ii নং তথ্যের ভিত্তিতে কোনটি সঠিক?', 'i ও ii', 'i ও iii', 'ii ও iii', 'i, ii ও iii'],
  },
  {
    typed: ['we`¨v + Avjq =?', 'we`¨vjq', 'we`¨vjvq', 'we`jq', 'we`¨jq'],
    shown: ['বিদ্যা + আলয় =?', 'বিদ্যালয়', 'বিদ্যালায়', 'বিদলয়', 'বিদ্যলয়'],
  },
  {
    typed: ['\\( v = u + at \\) n‡j †eM KZ?', '\\(2\\)', '\\[ v^2 \\]', '$mvR$', '$qvB$'],
    shown: ['\\( v = u + at \\) হলে বেগ কত?', '\\(2\\)', '\\[ v^2 \\]', '$mvR$', '$qvB$'],
  },
];

/** English questions of our own, with the symbols that look like Bijoy. */
export const englishQuestions: readonly (readonly string[])[] = [
  ['A wire of length l cuts a field B with speed v. What EMF is induced?', 'Bvl', 'Bv/l', 'vl/B', 'B/vl'],
  ['A charge q moves at v across B; its radius is', 'mv/qB', 'qvB', 'mvR', 'qB/mv'],
  ['Which gate gives 1 only for equal inputs?', 'NOT', 'XOR', 'XNOR', 'NAND'],
  ['Ampère’s law relates B to', 'I', 'V', 'E', 'ρ'],
  [
    'For \\( A \\rightleftharpoons B \\) the constant is',
    '\\( K_1 \\)',
    '\\( vK_1 \\)',
    '\\( K_1^2 \\)',
    '\\( 1/K_1 \\)',
  ],
  ['Who wrote “Schrödinger’s cat”? It’s a thought experiment…', 'Röntgen', 'Ångström', 'Curie', 'Poincaré'],
  ['Choose the verb: He ___ to school every day.', 'go', 'goes', 'is', 'went'],
  ['The past form of “buy” is', 'buyed', 'bought', 'by', 'boy'],
  ['Which one is an ideal gas law?', 'PV = nRT', 'pV=kT', 'V/T = k', 'vK'],
  ['Which tag draws a line?', '<hr>', '<br>', '<td>', '<th>'],
  ['What is the hexadecimal of 11111111?', 'FF', 'FE', 'EF', 'F0'],
  ['Find v if s = ut + ½at² and t = 3 s.', '5 m/s', '5 m s⁻¹', 'vT', 'uT'],
  ['The pH of 0.01 M HCl is', '2', '12', 'pK', 'pKw'],
  ['How many bits has an IPv4 address?', '32', '64', 'IPv6', '128'],
  ['The unit of capacitance is', 'µF', 'kΩ', 'mV', 'kWh'],
  ['In naïve Bayes, P(A|B) is', 'P(B|A)', 'P(A)P(B)', 'P(AB)/P(B)', 'P(B)'],
  ['KMnO4 is reduced in acid to', 'Mn2+', 'MnO2', 'K2MnO4', 'MnO'],
  ['NOT ALL BIRDS FLY. WHICH ONE DOES NOT?', 'PENGUIN', 'CROW', 'KIWI', 'DOVE'],
  ['Which river is the longest?', 'Padma', 'Meghna', 'Surma', 'Gorai'],
  ['Water boils at 100°C ± 1°C; 5 × 3 = 15; ©2020 School®', 'yes', 'no', '½', '§5'],
  ['Which call prints x in Python?', 'print(x)', '`print(x)`', 'puts x', 'echo $x'],
  ['Synonym of “brave”?', 'bold', 'vivid', 'shy', 'lazy'],
  [
    'My friend’s e-mail is a.b@example.org; where is https://example.org/KvwK?',
    'here',
    'there',
    'nowhere',
    'web',
  ],
  ['Which of K, L, M and N shells is the nearest?', 'K', 'L', 'M', 'N'],
];
