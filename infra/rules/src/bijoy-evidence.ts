import { bijoyLetters } from './bijoy-letters.ts';

/**
 * The evidence of each pair of neighbouring characters: how much more often it occurs in the words of Bengali texts that
 * were typed in Bijoy than in English words. A digit d stands for a natural logarithm of (d - 4.5) × 1.3. Row: the first
 * character, column: the second, both in the order of `classes`. Counted in 6,000 Bengali and 8,700 English words, all
 * different.
 */
const pairs = [
  '75118344552111725112475655777777777797757777557777789895',
  '15652775445033017004198744474744447464644345247454679786',
  '19461573573285255020499765585555755585755675557575789995',
  '27522555596246248224597656666866666676666669668666669893',
  '36303433577443514020576454696754667697966989468674999994',
  '27553265375275057141399875545755555575755557557555588994',
  '48741631487352038122099873484744446484674446447474689994',
  '05630786266654046222498676666666666688666647667666689793',
  '24323135963131006110359692665655558598655757557575989898',
  '16451452735253026232086662252422225276632225225232257578',
  '27731454476543338423298834424444446477744644447444488794',
  '14622364464156249422275946666666666686866866666666999895',
  '05543595486236205653299875675555756587655656557375579895',
  '19312244573262139312376726455666666696866569458776999994',
  '25425427553221237332164465777577777797777777777777799796',
  '26653864488367349343498758888888888888886888868888888885',
  '36336453633164313243087663343333335363633334335353567567',
  '25631546283463358322437738888888886898888987788878899895',
  '25273572596465235511245547577777777799887776778777779893',
  '36462683289488358334487848888788886888688888788888889894',
  '32222537377221427121799794777777777787777877757777779794',
  '37462686486787458554539323584733336386745667637773779886',
  '29674780488483336002333333333333333386653778639783793890',
  '07344774576556608440447324444644443474564446444444778685',
  '56534777686545217421446444484444446487564478647464479893',
  '36662666366466466666666443666666666666666666666666666664',
  '86417445474150414141287444611132131441404243103223458992',
  '18642675485273046164048414355714542271231642234474249775',
  '37775783677467277476577767485837735744573454545777677775',
  '17962663475555156545459545355223452553252655236754358893',
  '68858688688553886568848388454456566674436453346454578884',
  '37773777377477377367477777475744873765773774544777887773',
  '16464674565274134144448443263414332497322242223454448473',
  '36663666468666366664569656366626664656463665435666566664',
  '55625445675742659522558555342222254662411354116253548567',
  '35555555555555355545455555555435555565543355354545555555',
  '05523562465560225542387662151402222254212455025342567585',
  '18553565365575055435897695143203441561551355122345279595',
  '24352564474446344524498734142304441342251127234644678695',
  '29662656766766256666398686363223253534434464226455468794',
  '75777377877573737474444687454454475643324673433435569776',
  '08551564585154356255488665154215733572432263322554389795',
  '37334333663333535333176473353333334361333233330333337665',
  '29752585687567357555198885162303241542421352215235279685',
  '37472773576556346662387767474736743757564445344446579774',
  '47774773477777477467575757465736733775574574346767577774',
  '37636653865350305233387363131303234371103130005553348586',
  '27551555467555355555586555243515351585553555335565567575',
  '17641760374467146144488474163414714464422444237446448496',
  '55555555555455555555685475253535553554255255435554555553',
  '45451544644454044444476674343314444373331243124434476585',
  '35344452454144023323476462142202222253221324224221135465',
  '36546454665454305000000000000000000064532455305342450550',
  '35424346655333324121465451111111114145231311113111546566',
  '34434343545343204322265450230200003052310443005030456566',
  '34545454465255002000006212541521624364441454014236379995',
];

const values = pairs.map((row) => Array.from(row, (digit) => (Number(digit) - 4.5) * 1.3));

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/**
 * The classes after the letters: a vowel sign that is written to the left, another key of ASCII, a sign, the edge of a word.
 */
const classes = {
  left: letters.length,
  key: letters.length + 1,
  sign: letters.length + 2,
  edge: letters.length + 3,
};

const classOfLetter = new Map(Array.from(letters, (letter, index) => [letter, index]));

function classOf(character: string): number {
  const ofLetter = classOfLetter.get(character);
  if (ofLetter !== undefined) return ofLetter;
  if ('†‡ˆ‰'.includes(character)) return classes.left;
  return '`~^&_'.includes(character) ? classes.key : classes.sign;
}

function sumOfPairs(word: string): number {
  let sum = 0;
  let first: number = classes.edge;
  for (const second of [...Array.from(word, classOf), classes.edge]) {
    sum += values[first]?.[second] ?? 0;
    first = second;
  }
  return sum;
}

const start = '[\u0985-\u0990\u0993-\u0994\u0995-\u09b9]';
const inner = '[\u0985-\u0990\u0993-\u0994\u0995-\u09b9\u09ce]';
const rest = '\u09bc?(?:\u200d?\u09cd\u200c?[\u0995-\u09b9]\u09bc?)*\u09cd?';
const vowel = '[\u09be-\u09c4\u09c7\u09c8\u09cb\u09cc]?\u0981?[\u0982\u0983]?';
/** Syllables, none of which begins with a sign that follows a letter; no word begins with য়, ড়, ঢ় or ৎ. */
const bengaliWord = new RegExp(
  `^(?![\u09a1\u09a2\u09af]\u09bc)${start}${rest}${vowel}(?:${inner}${rest}${vowel})*$`,
  'u',
);
/** A vowel sign follows consonants only; অ্যা is the one exception. */
const vowelOnVowel = /[\u0986-\u0994\u09ce]\u09cd|[\u0985-\u0994\u09ce][\u09be-\u09cc]/u;

/** Whether the keys of a word give a text that can be a Bengali word. */
function isBengaliTyped(word: string): boolean {
  const text = bijoyLetters(word);
  return bengaliWord.test(text) && !vowelOnVowel.test(text);
}

/** Signs of SutonnyMJ beside a letter, as no English word has them: not the letters with accents of European names. */
const ownSign =
  /[†‡ˆ‰][A-Za-z`_š¯¤®•\u00ae-\u00ff]|[A-Za-z`_\u00b0-\u00ff][¨ª«¬¤¥¦§œŸ©Š„ƒ]|[š¯®¤•˜™›”][A-Za-z`_—Í‘’‹Œú\u00a2-\u00bf^]|[A-Za-z`_]~[a-zA-Z]|[¨ª«¬¢¥¦§©³´µ¶·¸¼½¾Ö][vxyz]/u;

const accent = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff]/gu;

/** The word as it is when its accents are left out; undefined for one without, or with other signs. */
function withoutAccents(word: string): string | undefined {
  const plain = word.replaceAll(accent, (letter) => letter.normalize('NFD').charAt(0));
  return plain !== word && /^[A-Za-z]+$/u.test(plain) ? plain : undefined;
}

const limit = 10;
const evidenceOfSign = 6;

export interface WordEvidence {
  /** The evidence for Bijoy: above zero for it, below for a word in Latin letters; from -10 to 10. */
  readonly value: number;
  /** It can be nothing but Bijoy: short products of variables, such as mvR, only look like it. */
  readonly isClear: boolean;
}

const clearLength = 4;
const clearEvidence = 8;

function evidenceIn(word: string): WordEvidence {
  const plain = withoutAccents(word);
  const sum = plain === undefined ? sumOfPairs(word) : Math.min(sumOfPairs(word), sumOfPairs(plain) + 2);
  if (!isBengaliTyped(word)) return { value: Math.max(-limit, Math.min(sum - 4, 0)), isClear: false };
  const isOwn = ownSign.test(word);
  const value = Math.max(-limit, Math.min(limit, isOwn ? Math.max(sum, evidenceOfSign) : sum));
  return { value, isClear: isOwn || (word.length >= clearLength && value >= clearEvidence) };
}

/** Texts repeat their words: a file of 10,000 questions has a few thousand. */
const known = new Map<string, WordEvidence>();
const maxKnown = 10_000;

export function wordEvidence(word: string): WordEvidence {
  const earlier = known.get(word);
  if (earlier !== undefined) return earlier;
  if (known.size >= maxKnown) known.clear();
  const found = evidenceIn(word);
  known.set(word, found);
  return found;
}
